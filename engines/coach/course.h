// The course of a game: what follows when a trade, a fight or a turn is over.
#pragma once

#include "engines/coach/state.h"
#include "engines/coach/told.h"

namespace intrika::coach {

void beginGame(State& state, const Deal& deal);

// C-65: when a trade, a demand or a fight is over.
void checkLimit(State& state, Resume resume, Narrator* narrator);
void playGift(State& state, Seat seat, const Gift& move, Narrator* narrator);

void nextTurn(State& state, Narrator* narrator);

// Section 8. Naming ends the game, as `lodge` does at once.
void playDeclare(State& state, Seat seat, Victory victory, Narrator* narrator);
void playName(State& state, Seat seat, SeatSet named, Narrator* narrator);

// C-140: deals the next game of a match.
void beginNextGame(State& state, const Deal& deal, Narrator* narrator);

// C-142: who is first by the totals and the last game. Several share it, if no game is left to part them.
SeatSet leaders(const Board& board);

// C-140 to C-143
bool isAnotherGameDue(const Board& board);

}  // namespace intrika::coach
