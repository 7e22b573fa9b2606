// What the rules tell a narrator, where it takes more than to say so. Called only where somebody listens.
#pragma once

#include "engines/coach/state.h"
#include "engines/coach/told.h"

namespace intrika::coach {

// What these two know and nobody else.
template <class Card>
Hidden<Card> between(Seat one, Seat other, Card card) {
    return Hidden<Card>::knownTo(SeatSet::of(one).with(other), card);
}
template <class Card>
Hidden<Card> knownTo(Seat seat, Card card) {
    return Hidden<Card>::knownTo(SeatSet::of(seat), card);
}
inline SeatSet everybodyBut(const Board& board, Seat seat) { return SeatSet::firstOf(board.seats).without(seat); }

void tellExchanged(Narrator& narrator, Seat from, Seat to, Object object, bool layBefore);
void tellGiven(Narrator& narrator, Seat from, Seat to, Object object, Cause cause);

// A look that is for one only.
void tellSawHand(Narrator& narrator, const State& state, Seat who, Seat whose);
void tellSawAlliance(Narrator& narrator, const State& state, Seat who, Seat whose);
void tellSawProfession(Narrator& narrator, const State& state, Seat who, Seat whose);

void tellSwapped(Narrator& narrator, const State& state, Seat giver, Seat partner);
void tellProfessionDrawn(Narrator& narrator, Seat seat, Profession old, bool wasOpen, Profession drawn);
void tellGameBegan(Narrator& narrator, const Board& board);
void tellCardsShown(Narrator& narrator, const State& state, Seat seat);

}  // namespace intrika::coach
