// What sets the root of a search apart: it is asked by one seat, and it may be asked about one move alone.
#pragma once

#include "engines/core/move_list.h"
#include "engines/core/to_act.h"

#include <variant>

namespace intrika::bots {

template <class Move>
void askOnly(const Move& move, MoveList<Move>& moves) {
    moves.clear();
    std::visit([&moves](const auto& kind) { moves.push_back(kind); }, move);
}

// Seats that decide at the same time do so in seat order, behind the one that asks: what they do not see keeps the
// order secret.
inline Seat moverAt(bool isRoot, const ToAct& next, Seat asking) {
    return isRoot && next.mayAct(asking) ? asking : next.seats.first();
}

}  // namespace intrika::bots
