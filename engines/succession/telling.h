// What the rules tell a narrator, one function for each thing that happens. Called only where somebody listens.
#pragma once

#include "engines/core/happening.h"
#include "engines/succession/pieces.h"
#include "engines/succession/state.h"

namespace intrika::succession {

void tellChosen(Narrator& narrator, Seat seat, Character card);
void tellRevealed(Narrator& narrator, const Table& table);
void tellCharactersSwapped(Narrator& narrator, const Table& table, Seat seat, Seat other);  // after the exchange
void tellAbilityPassed(Narrator& narrator, Seat seat, Card subject);

void tellTie(Narrator& narrator, const Table& table, const SeatRow& seats);  // one seat: with the shown character
void tellConflict(Narrator& narrator, const Table& table, const Conflict& conflict, bool turned);
void tellTokenTaken(Narrator& narrator, const Table& table, Seat seat, bool isLeft);

void tellTurnBegan(Narrator& narrator, const Table& table);
void tellStolen(Narrator& narrator, Seat seat, const Steal& move);
void tellOpenPassed(Narrator& narrator, const Table& table, bool isForced);  // before
void tellPassed(Narrator& narrator, const Table& table, ActionSet actions, bool isForced);
void tellSettled(Narrator& narrator, Seat seat);
void tellGiven(Narrator& narrator, Seat seat, Seat other, bool byHerbalist);
void tellRefilled(Narrator& narrator, int coins);
void tellMoneyTaken(Narrator& narrator, const Table& table, int pile);                        // before
void tellAcquired(Narrator& narrator, const Table& table, int pile, int fromTop, int price);  // before
void tellNewTop(Narrator& narrator, const Table& table, int pile);

void tellAbilityUsed(Narrator& narrator, Seat seat, Card subject);
void tellStolenActionUsed(Narrator& narrator, Seat seat, Action action);
void tellCoinsFromBank(Narrator& narrator, const Table& table, Seat seat, int coins);
void tellSearched(Narrator& narrator, const Table& table, Seat seat, Sort sort);
void tellCardsSwapped(Narrator& narrator, const Table& table, Seat seat, const UseToSwap& move, Sort sort);  // before
void tellTraded(Narrator& narrator, const Table& table, Seat seat, const UseOnPile& move);                   // before

void tellStageEnded(Narrator& narrator, const Table& table);  // before the table is cleared
void tellGameEnded(Narrator& narrator, const Table& table);
void tellNewGame(Narrator& narrator, const Table& table);
void tellDealt(Narrator& narrator, const Table& table);

}  // namespace intrika::succession
