// Who has won, in a sentence. Precondition of all: the game is over.
#pragma once

#include "engines/core/tableau.h"
#include "engines/core/text.h"
#include "engines/table/room.h"

#include <vector>

namespace intrika::table {

class Table;

Text winnersOf(const Table& table);
// The face that all winners won under, where nobody counts points; noFace: they have none in common.
FaceId sideThatWon(const Table& table);
Text listOf(const std::vector<Seat>& seats);  // "Anna, Béla and Cili"; precondition: there is one

}  // namespace intrika::table
