// What a bot knows about Traitor beyond its rules.
#pragma once

#include "engines/core/game_rules.h"
#include "engines/traitor/features.h"
#include "engines/traitor/rules.h"

namespace intrika::traitor {

struct Heuristics {
    // The seats' shares of one whole: the points of each, with what cards and buildings will still bring.
    static void evaluate(const State& position, std::span<float> values);
    // Any legal move: playing on with more sense cost more time than it was worth (docs/bots.md).
    static Move rolloutMove(const State& position, Seat seat, Rng& rng, MoveList<Move>&) {
        return Rules::randomMove(position, seat, rng);
    }
    // Between two rounds nothing is in the air: points are counted, action cards back, hands drawn.
    static bool isCutoff(const State& position) { return position.board.phase == Phase::conflict; }
    static constexpr SearchTraits search{.foresight = 0.3f, .netIterationCap = 4000, .strongNetIterations = 16};
    static constexpr LeftOut orderMoves{};
    using Belief = LeftOut;
    using Features = traitor::Features;

    static Text explain(const View& view, Seat seat, const Move& move);
};
static_assert(GameHeuristics<Heuristics, Rules>);

}  // namespace intrika::traitor
