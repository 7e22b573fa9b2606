// What a seat sees of another seat's move.
#pragma once

#include "engines/bots/search_tree.h"
#include "engines/core/game_rules.h"
#include "engines/core/move_key.h"

#include <span>

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

// Takes all seats but the mover along their trees, before the move is made. `paths`: of each seat.
template <class Rules>
void takeOthersAlong(std::span<Path> paths, const typename Rules::State& state, Seat mover,
                     const typename Rules::Move& move) {
    for (Seat seat = 0; seat < paths.size(); ++seat) {
        if (seat != mover) paths[seat] = paths[seat].then(seenBy<Rules>(state, mover, move, seat));
    }
}

}  // namespace intrika::bots
