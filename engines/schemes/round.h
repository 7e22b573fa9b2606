// The course of turns and rounds: everything that nobody decides.
#pragma once

#include "engines/schemes/state.h"
#include "engines/schemes/told.h"

namespace intrika::schemes {

// S-13 to S-30: lays the card at the foot of the column and carries out what that turns up.
void layDown(State& state, int column, Placed card, Narrator* narrator);

// S-15, S-19, S-38 to S-47: draws, ends the turn and what ends with it, until somebody must decide or shuffle.
// `first` draws before the one whose turn it is; noSeat: nobody does.
void finishTurn(State& state, Seat first, Narrator* narrator);

// S-17: goes on drawing with the pile that has been shuffled.
void drawOn(State& state, Narrator* narrator);

// S-10
void turnUpGoals(State& state);

}  // namespace intrika::schemes
