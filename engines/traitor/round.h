// The course of a round: everything that nobody decides.
#pragma once

#include "engines/traitor/state.h"
#include "engines/traitor/told.h"

namespace intrika::traitor {

// Ends the phase, in which nobody is left to act, and carries out what follows until the position waits for somebody
// again. In phase 10, where seats draw in turn, it goes on with the drawing seat.
void runOn(State& state, Narrator* narrator);

// T-87: takes what became visible of `owner`'s cards out of what the others remember.
void forgetShown(State& state, Seat owner, SupplySet shown);

// T-62 to T-66: the cards that this seat is due in phase 10.
int cardsDue(const State& state, Seat seat);

}  // namespace intrika::traitor
