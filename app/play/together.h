// What several people at one screen watch together before the curtain falls.
#pragma once

#include "app/play/room.h"
#include "engines/table/table.h"

#include <vector>

namespace intrika::play {

// A reckoning, points, dice, or things of several seats that were turned up before everybody.
bool isForEverybody(const Table& table, int step);

// Such a step as the spectator may know it: its account, or beat by beat up to the last thing that everybody is to see.
// Precondition: isForEverybody(table, step).
std::vector<Moment> momentsForEverybody(const Table& table, int step);

}  // namespace intrika::play
