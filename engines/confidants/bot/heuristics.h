// What bots know of The Emperor's Confidants beyond its rules (docs/bots.md says why).
#pragma once

#include "engines/confidants/bot/features.h"
#include "engines/confidants/course/rules.h"

#include <span>

namespace intrika::confidants {

struct Heuristics {
    static void evaluate(const State& position, std::span<float> values);
    static Move rolloutMove(const State& position, Seat seat, Rng& rng, MoveList<Move>& scratch);
    // Of each kind of move those that look best; of hundreds of places some.
    static void orderMoves(const State& position, Seat seat, MoveList<Move>& moves);
    static Text explain(const View& view, Seat seat, const Move& move);

    // A new round begins: what it brought can be told.
    static bool isCutoff(const State& position) {
        return position.phase == Phase::bid && position.done == 0 && position.pending.kind == Waiting::none;
    }
    using Belief = LeftOut;
    using Features = confidants::Features;
    static constexpr SearchTraits search{.exploration = 0.15f,  // a move changes little of a long race
                                         .foresight = 0.25f,
                                         .iterationCap = 2000,  // an evening has hundreds of moves
                                         .strongNetIterations = 200,
                                         .net = {.exploration = 0.2f, .lookahead = 0.5f}};
};
static_assert(GameHeuristics<Heuristics, Rules>);

}  // namespace intrika::confidants
