// Phases 4 to 6 as arithmetic: who changes sides, what each house brings, who wins what.
#pragma once

#include "engines/traitor/state.h"

namespace intrika::traitor {

// T-30 to T-32: the seats that turn their loyalty cards, from the houses served before anybody turns.
SmallSet<Seat, maxPlayers> turncoats(const State& state);

// T-34 to T-43: the conflict as it stands now, after the houses have changed.
LastConflict countConflict(const State& state);

// The slot whose landscape belongs to the losing house. Precondition: not tied.
std::uint8_t losingSlot(const Board& board, const LastConflict& conflict);

}  // namespace intrika::traitor
