// A game that is over, with all cards laid open: what the seats knew, put together.
#pragma once

#include "engines/core/happening.h"
#include "engines/core/tableau.h"

#include <vector>

namespace intrika::table {

class Table;

// What a spectator sees, and in it every piece as the seat that knew it saw it; hands lie open before their owners.
// What nobody ever saw stays hidden. Precondition of both: the game is over.
Tableau openTableau(const Table& table, int at);
std::vector<Happening> openHappenings(const Table& table, int step);

}  // namespace intrika::table
