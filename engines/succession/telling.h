// What the rules tell a narrator, where it takes more than naming it. Called only where somebody listens.
#pragma once

#include "engines/succession/state.h"
#include "engines/succession/told.h"

namespace intrika::succession {

void tellRevealed(Narrator& narrator, const Board& board);
void tellCharactersSwapped(Narrator& narrator, const Board& board, Seat seat, Seat other);  // after the exchange

void tellTie(Narrator& narrator, const SeatRow& seats);  // one seat: with the shown character
void tellConflict(Narrator& narrator, const Board& board, const Conflict& conflict, bool turned);

void tellTurnBegan(Narrator& narrator, const Board& board);
void tellOpenPassed(Narrator& narrator, const Turn& turn, bool isForced);  // before
void tellPassed(Narrator& narrator, Seat seat, ActionSet actions, bool isForced);
void tellAcquired(Narrator& narrator, const State& state, int pile, int fromTop, int price);  // before
void tellNewTop(Narrator& narrator, const Board& board, int pile);

void tellSearched(Narrator& narrator, const Board& board, Seat seat, Sort sort);                             // before
void tellCardsSwapped(Narrator& narrator, const Board& board, Seat seat, const UseToSwap& move, Sort sort);  // before
void tellTraded(Narrator& narrator, const Board& board, Seat seat, const UseOnPile& move);                   // before

void tellStageEnded(Narrator& narrator, const Board& board);  // before the table is cleared
void tellGameEnded(Narrator& narrator, const Board& board);
void tellNewGame(Narrator& narrator, const Board& board);
void tellDealt(Narrator& narrator, const State& state);

}  // namespace intrika::succession
