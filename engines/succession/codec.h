// The King Is Dead in the notation: options, setup, position, view, moves and chance events as JSON.
#pragma once

#include "engines/succession/rules.h"

namespace intrika::succession {

// Readers want exactly the keys of the notation.
struct Codec {
    using Ground = LeftOut;
    static Expected<Options> readOptions(const Json& json);
    static Json writeOptions(const Options& options);
    static Expected<Setup> readSetup(const Json& json, const Options& options, int seats);
    static Json writeSetup(const Setup& setup);
    static Expected<State> readPosition(const Json& json, const Options& options, int seats);
    static Json writePosition(const State& state);
    static Json writeView(const View& view);
    static Expected<Move> readMove(const Json& json);
    static Json writeMove(const Move& move);
    static Expected<Chance> readChance(const Json& json);
    static Json writeChance(const Chance& chance);
};

}  // namespace intrika::succession
