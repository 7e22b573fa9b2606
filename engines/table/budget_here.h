// What a level may spend at a table, on this machine.
#pragma once

#include "engines/bots/level.h"
#include "engines/table/room.h"

namespace intrika::table {

// A strong bot leaves one processor to the window, a master leaves none; the others think too briefly to share it.
int threadsOf(Level level, int processors);

Budget budgetHere(Level level);
Budget adviceBudgetHere();  // on as many processors as a strong bot

}  // namespace intrika::table
