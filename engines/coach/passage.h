// Cards on their way: what changes hands or is turned up, and what everybody remembers of it.
#pragma once

#include "engines/coach/state.h"
#include "engines/coach/told.h"

#include <span>

namespace intrika::coach {

struct Passage {
    Seat from = noSeat;
    Seat to = noSeat;
    Object object = Object::none;
    Object openAs = Object::none;  // what all hear of it, C-180; none: only the two know it
};

// All at once: first every object leaves, then every object arrives (C-180).
void carry(State& state, std::span<const Passage> passages);

// C-188. Precondition: the deck is not empty.
void drawObject(State& state, Seat seat, bool afterTie, Narrator* narrator);

// C-14, C-185: the seat's profession is turned up, and names this seat (or nobody).
void turnUp(State& state, Seat seat, Seat named, Narrator* narrator);

// C-57, folio and coat.
void swapProfessions(State& state, Seat giver, Seat partner, Narrator* narrator);
void drawProfession(State& state, Seat seat, Narrator* narrator);

// C-25, C-187: the Clairvoyant looks through the deck; lays one of its cards aside; puts what was chosen on top.
void lookThroughDeck(State& state, Seat seat, Narrator* narrator);
void stackCard(State& state, Seat seat, Object object, Narrator* narrator);

}  // namespace intrika::coach
