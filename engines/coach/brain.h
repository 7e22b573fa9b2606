// What a bot knows about the Coach beyond its rules.
#pragma once

#include "engines/coach/rules.h"
#include "engines/core/game_rules.h"

namespace intrika::coach {

struct Brain {
    // At the end who has won; before it, how near the seat's alliance is to its three pieces, and the other one to its.
    static void worth(const State& position, std::span<float> worth);
    // Any legal move, but a declaration only where it is right: a playout that loses by a slip teaches nothing.
    static Move pick(const State& position, Seat seat, Rng& rng, MoveList<Move>& scratch);
    static Text explain(const View& view, Seat seat, const Move& move);
};
static_assert(GameBrain<Brain, Rules>);

}  // namespace intrika::coach
