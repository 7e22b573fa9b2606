// The Emperor's Confidants in the notation: options, setup, position, view, moves and chance events as JSON.
#pragma once

#include "engines/confidants/course/rules.h"

namespace intrika::confidants {

// Readers want exactly the keys of the notation.
struct Codec {
    using Ground = Boards;
    static Expected<Options> readOptions(const Json& json);  // on a board that comes with the game
    static Expected<Options> readOptions(const Json& json, Boards& boards);
    static Json writeOptions(const Options& options);
    static Expected<Setup> readSetup(const Json& json, const Options& options, int seats);
    static Json writeSetup(const Setup& setup);
    // The options are those of the position itself.
    static Expected<State> readPosition(const Json& json, const Options& options, int seats);
    static Expected<State> readPosition(const Json& json, const Options& options, int seats, Boards& boards);
    static Json writePosition(const State& state);
    static Json writeView(const View& view);
    static Expected<Move> readMove(const Json& json);
    static Json writeMove(const Move& move);
    static Expected<Chance> readChance(const Json& json);
    static Json writeChance(const Chance& chance);
};

}  // namespace intrika::confidants
