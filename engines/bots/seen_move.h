// What a seat sees of another seat's move.
#pragma once

#include "engines/core/game_rules.h"
#include "engines/core/move_key.h"

namespace intrika::bots {

// All of it, or what the rules say that everybody sees of it, or only that there was one.
template <class Rules>
MoveKey seenBy(const typename Rules::State& state, Seat mover, const typename Rules::Move& move, Seat seat) {
    if (Rules::sees(state, mover, move, seat)) return keyOf(move);
    if constexpr (ShowsPartOfMoves<Rules>) {
        return Rules::glimpse(move);
    } else {
        return hiddenMove;
    }
}

}  // namespace intrika::bots
