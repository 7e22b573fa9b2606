// Fights (section 7).
#pragma once

#include "engines/coach/state.h"
#include "engines/coach/told.h"

namespace intrika::coach {

void playFight(State& state, Seat seat, Seat defender, Narrator* narrator);
void playWindowPass(State& state, Seat seat, Narrator* narrator);
void playWindowUse(State& state, Seat seat, const UseProfession& move, Narrator* narrator);
void playWindowUse(State& state, Seat seat, Object object, Narrator* narrator);
void playTribute(State& state, Seat seat, Object object, Narrator* narrator);
void playSupport(State& state, Seat seat, Side side, Narrator* narrator);
void playInspect(State& state, Seat seat, Narrator* narrator);
void playSearch(State& state, Seat seat, Narrator* narrator);
void playTake(State& state, Seat seat, Object object, Narrator* narrator);
void playLeave(State& state, Seat seat, Narrator* narrator);
void playGiveBack(State& state, Seat seat, Object object, Narrator* narrator);

// C-73: who stopped the fight; noSeat: nobody.
Seat priestOf(const FightState& fight);

}  // namespace intrika::coach
