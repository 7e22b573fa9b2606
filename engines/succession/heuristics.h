// What a bot knows about The King Is Dead beyond its rules.
#pragma once

#include "engines/core/game_rules.h"
#include "engines/succession/features.h"
#include "engines/succession/rules.h"

namespace intrika::succession {

struct Heuristics {
    // The seats' shares of one whole: the points of each so far, with what the coins will still buy.
    static void evaluate(const State& position, std::span<float> values);
    // A plausible move: the best purchase, the fullest pile, no needless pass.
    static Move rolloutMove(const State& position, Seat seat, Rng& rng, MoveList<Move>& scratch);
    // Between two stages nothing is in the air: conflicts are paid for, crests back.
    static bool isCutoff(const State& position) {
        return position.board.phase == Phase::choose && position.board.chosen.empty();
    }
    static constexpr LeftOut orderMoves{};
    using Belief = LeftOut;
    using Features = succession::Features;
    static constexpr SearchTraits search{.foresight = 0.5f,
                                         .iterationCap = 4000,  // more was not seen to win more (docs/bots.md)
                                         .strongNetIterations = 150,
                                         .temper = {.risk = 0.5f}};

    static Text explain(const View& view, Seat seat, const Move& move);
};
static_assert(GameHeuristics<Heuristics, Rules>);

}  // namespace intrika::succession
