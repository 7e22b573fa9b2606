// Who comes before whom, and who robs whom.
#pragma once

#include "engines/succession/state.h"

namespace intrika::succession {

// K-30: does `one` come before `other`? Both show a character.
bool isBefore(const Table& table, Seat one, Seat other);
// K-30: whose turn begins next; noSeat: all have had theirs.
Seat nextInTurn(const Table& table);
// K-13: `seats` in the order of K-30.
SeatRow inTurnOrder(const Table& table, PlayerSet seats);

// K-21: another player shows the same rank. The shown character ties nobody.
bool isTied(const Table& table, Seat seat);
PlayerSet seatsOfRank(const Table& table, Rank rank);
// K-22: the players whom this seat robs; none when it is tied.
PlayerSet victimsOf(const Table& table, Seat seat);
// K-27: the players whom the shown character robs.
PlayerSet victimsOfShown(const Table& table);
// K-22: all conflicts of different ranks, in their order.
Row<Conflict, mostConflicts> conflictsOf(const Table& table);

}  // namespace intrika::succession
