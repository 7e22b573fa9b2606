// The five actions: when they can be carried out, and the money that moves.
#pragma once

#include "engines/succession/state.h"

namespace intrika::succession {

// K-42, K-43: the piles from which `money` may take coins.
PileSet pilesWithMoney(const Board& board);
// K-44 to K-47: the piles whose top card is of this sort and not dearer than the seat's coins plus `rebate`.
PileSet affordablePiles(const Board& board, Seat seat, Sort sort, int rebate = 0);
// K-62
constexpr bool mayHaveDiscount(const Player& player) { return !player.used && player.active() == Card::smith; }
constexpr int priceOf(Card card, Price price) { return worthOf(card) - (price == Price::discount ? 1 : 0); }
// Could this seat carry out the action now, if it were open?
bool canCarryOut(const Board& board, Seat seat, Action action);
bool canCarryOutAny(const Board& board, Seat seat, ActionSet actions);

// K-43: what the bank puts under each pile first.
void refillPiles(State& state);
void takeMoney(State& state, Seat seat, int pile);
// Pays under the pile and lays the card `fromTop` at the end of the seat's row.
Card acquire(State& state, Seat seat, int pile, int fromTop, int price);

}  // namespace intrika::succession
