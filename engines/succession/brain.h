// What a bot knows about The King Is Dead beyond its rules.
#pragma once

#include "engines/core/game_rules.h"
#include "engines/succession/rules.h"

namespace intrika::succession {

struct Brain {
    // The seats' shares of one whole: points so far, with what coins and abilities will still bring.
    static void worth(const State& position, std::span<float> worth);
    static Move pick(const State& position, Seat seat, Rng& rng, MoveList<Move>& scratch);
    static Text explain(const View& view, Seat seat, const Move& move);
};
static_assert(GameBrain<Brain, Rules>);

}  // namespace intrika::succession
