// Who is asked, and what counts in a fight (section 7), from what lies open alone.
#pragma once

#include "engines/coach/state.h"

namespace intrika::coach {

// Everybody whom the present phase asks, with those that have answered already.
SeatSet asked(const Board& board);

// asked() without those that have answered.
SeatSet waitingIn(const Board& board);

// C-100: the points of one of the two sides as they stand.
int pointsOf(const FightState& fight, Side side, int seats);

// Does it add a point to its side, or win a tie for it?
bool countsInFight(const Used& use);

// C-101: noSeat for a tie.
Seat winnerOf(const FightState& fight, int seats);

// C-91: may this seat use this in the free phase, as far as all can see? It is asked, and the card is its own.
bool mayUse(const Board& board, Seat seat, Object object);
bool mayUse(const Board& board, Seat seat, Profession profession, bool deckIsEmpty);

}  // namespace intrika::coach
