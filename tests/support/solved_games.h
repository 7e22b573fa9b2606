// Games of two that are nearly over, solved completely: with all cards open and nothing left to chance.
#pragma once

#include "engines/bots/win_share.h"
#include "engines/core/game_rules.h"
#include "tests/support/engine_rooms.h"

#include <algorithm>
#include <array>
#include <optional>

namespace intrika::solved {

// What seat 0 gets if both play best. nullopt: chance is left, two seats would decide at once, or it takes more than so
// many positions.
template <class Rules>
std::optional<double> shareOfFirst(const typename Rules::State& state, int& positions) {
    const ToAct next = Rules::toAct(state);
    if (next.isOver()) {
        std::array<float, 2> shares{};
        toWinShares<Rules>(state, shares);
        return static_cast<double>(shares[0]);
    }
    if (next.isChance() || next.seats.count() > 1 || --positions < 0) return std::nullopt;
    const Seat mover = next.seats.first();
    MoveList<typename Rules::Move> moves;
    Rules::legalMoves(state, mover, moves);
    double best = mover == 0 ? 0 : 1;
    for (const auto& move : moves) {
        typename Rules::State after = state;
        Rules::play(after, mover, move, nullptr);
        const auto share = shareOfFirst<Rules>(after, positions);
        if (!share) return std::nullopt;
        best = mover == 0 ? std::max(best, *share) : std::min(best, *share);
    }
    return best;
}

template <class Rules>
std::optional<double> shareOfFirst(const typename Rules::State& state) {
    int positions = 3000;
    return shareOfFirst<Rules>(state, positions);
}

}  // namespace intrika::solved
