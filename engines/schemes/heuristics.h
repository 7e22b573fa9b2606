// What a bot knows about Schemes and Intrigue beyond its rules.
#pragma once

#include "engines/core/game_rules.h"
#include "engines/schemes/features.h"
#include "engines/schemes/rules.h"

namespace intrika::schemes {

struct Heuristics {
    // The seats' shares of one whole: the points of each, and what the kinds they have may still bring (S-91).
    static void evaluate(const State& position, std::span<float> values);
    // Any legal move, but full columns and specialists away from home are chosen less often.
    static Move rolloutMove(const State& position, Seat seat, Rng& rng, MoveList<Move>& scratch);
    // Between two rounds nothing is in the air: the goal cards are given away, the columns empty.
    static bool isCutoff(const State& position) {
        return position.board.phase == Phase::play && position.board.columns.empty();
    }
    static constexpr SearchTraits search{
        .foresight = 0.2f,
        .netIterationCap = 400,  // a master's ten times as many are all that help (docs/bots.md)
        .strongNetIterations = 32,
        .net = {.exploration = 0.5f, .treeForEachSeat = true, .firstPlayReduction = 0.1f}};
    static constexpr LeftOut orderMoves{};
    using Belief = LeftOut;
    using Features = schemes::Features;

    static Text explain(const View& view, Seat seat, const Move& move);
};
static_assert(GameHeuristics<Heuristics, Rules>);

}  // namespace intrika::schemes
