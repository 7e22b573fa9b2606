// What a seat may do, by what lies open and what the seat itself knows.
#pragma once

#include "engines/confidants/position/state.h"
#include "engines/core/move_list.h"

namespace intrika::confidants {

// `out` is cleared first, and stays empty for a seat that is not to act.
void legalMoves(const OpenState& state, const Secrets& own, Seat seat, MoveList<Move>& out);

}  // namespace intrika::confidants
