// The legal moves of a position (12.2).
#pragma once

#include "engines/coach/state.h"
#include "engines/core/move_list.h"

namespace intrika::coach {

// Adds what the seat may do. Precondition: it is to act.
void listMoves(const State& state, Seat seat, MoveList<Move>& out);

}  // namespace intrika::coach
