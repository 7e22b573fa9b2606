// What a bot knows about the Coach beyond its rules.
#pragma once

#include "engines/coach/belief.h"
#include "engines/coach/features.h"
#include "engines/coach/rules.h"
#include "engines/core/game_rules.h"

namespace intrika::coach {

struct Heuristics {
    using Belief = coach::Belief;
    using Features = coach::Features;

    // At the end who has won; before it, how near the seat's alliance is to its three pieces and the other one to its,
    // how much of that the seat knows for certain, and how much it has learnt.
    static void evaluate(const State& position, std::span<float> values);
    // A turn that begins can be judged; what it brings would take hundreds of decisions more.
    static bool isCutoff(const State& position) { return position.board.phase == Phase::turn; }
    static constexpr LeftOut orderMoves{};
    static constexpr SearchTraits search{
        .foresight = 0,
        .iterationCap = 4000,  // a window of ten bots is to answer without a pause that is felt (docs/bots.md)
        .strongNetIterations = 400,
        // whoever has nothing to say passes, and must accept a pearl
        .hidesHaste = true,
        .net = {.exploration = 0.3f, .even = 0.25f, .truths = 24, .ratesMovesAlone = true}};
    // Something plausible; a declaration only where it is right: a rollout that loses by a slip teaches nothing.
    static Move rolloutMove(const State& position, Seat seat, Rng& rng, MoveList<Move>& scratch);
    static Text explain(const View& view, Seat seat, const Move& move);
};
static_assert(GameHeuristics<Heuristics, Rules>);

}  // namespace intrika::coach
