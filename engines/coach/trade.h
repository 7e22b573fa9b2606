// Trades, demands, and the abilities of objects that are traded away (section 6).
#pragma once

#include "engines/coach/state.h"
#include "engines/coach/told.h"

namespace intrika::coach {

void playOffer(State& state, Seat seat, const Offer& move, Narrator* narrator);
void playRefuse(State& state, Seat seat, Narrator* narrator);
void playAccept(State& state, Seat seat, const Accept& move, Narrator* narrator);

void useDiplomat(State& state, Seat seat, Seat other, Narrator* narrator);
void playDemand(State& state, Seat seat, Object name, Narrator* narrator);
void playHandOver(State& state, Seat seat, const Give& move, Narrator* narrator);
void playExchange(State& state, Seat seat, const Give& move, Narrator* narrator);

// The giver of the current object carries it out.
void playAbility(State& state, Seat seat, const Move& move, Narrator* narrator);
void playPassOn(State& state, Seat seat, Object object, Narrator* narrator);

// C-55, C-56: looks that are automatic, up to the next decision or the end of the trade.
void runQueue(State& state, Narrator* narrator);

// The bags by what they are; what everybody hears is in Trade::queue.
Object trueObject(const State& state, Active entry);

}  // namespace intrika::coach
