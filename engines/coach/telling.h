// What the rules tell a narrator. Called only where somebody listens.
#pragma once

#include "engines/coach/pieces.h"
#include "engines/coach/state.h"
#include "engines/core/happening.h"

namespace intrika::coach {

// Something that all see, without pieces.
void tellDeed(Narrator& narrator, Told what, Seat actor = noSeat, Seat other = noSeat, int amount = 0, int detail = 0);

// An object that only these two know.
void tellOffered(Narrator& narrator, Seat from, Seat to, Object object);
void tellHandedOver(Narrator& narrator, Seat from, Seat to, Object object);
void tellRefused(Narrator& narrator, Seat to, Seat from, Object object);
void tellExchanged(Narrator& narrator, Seat from, Seat to, Object object, bool liesBefore);
void tellGiven(Narrator& narrator, Seat from, Seat to, Object object, Cause cause);

void tellNamed(Narrator& narrator, const Board& board, Seat giver, Object object);
void tellDrew(Narrator& narrator, Seat seat, Object object, bool afterTie);
void tellDeckSeen(Narrator& narrator, const State& state, Seat seat);
void tellStacked(Narrator& narrator, Seat seat, Object object, int place);
void tellChoseToPassOn(Narrator& narrator, Seat seat, Object object);

// A look that is for one only.
void tellSawHand(Narrator& narrator, const State& state, Seat who, Seat whose, Cause cause);
void tellSawAlliance(Narrator& narrator, const State& state, Seat who, Seat whose);
void tellSawProfession(Narrator& narrator, const State& state, Seat who, Seat whose);
void tellSwapped(Narrator& narrator, const State& state, Seat giver, Seat partner);
void tellProfessionDrawn(Narrator& narrator, Seat seat, Profession old, bool wasOpen, Profession drawn);

void tellUsed(Narrator& narrator, const Board& board, Seat seat, Profession profession, Seat named);
void tellUsed(Narrator& narrator, const Board& board, Seat seat, Object object);

void tellGameBegan(Narrator& narrator, const State& state);
void tellCardsShown(Narrator& narrator, const State& state, Seat seat);
void tellPoints(Narrator& narrator, Seat seat, int points);

}  // namespace intrika::coach
