// One event of a game at random, by the game's types. For sessions: random_play.h.
#pragma once

#include "engines/core/move_list.h"
#include "engines/core/narrator.h"
#include "engines/core/rng.h"
#include "engines/core/to_act.h"
#include "tests/support/one_of.h"

namespace intrika {

template <class Rules>
typename Rules::Move randomMove(const typename Rules::State& state, Seat seat, Rng& rng) {
    MoveList<typename Rules::Move> moves;
    Rules::legalMoves(state, seat, moves);
    return oneOf(moves, rng);
}

// Of several seats that may act the first one does.
template <class Rules>
void randomEvent(typename Rules::State& state, Rng& rng, NarratorOf<typename Rules::Told>* narrator = nullptr) {
    const ToAct toAct = Rules::toAct(state);
    if (toAct.isChance()) return Rules::settle(state, Rules::draw(state, rng), narrator);
    const Seat seat = toAct.seats.first();
    Rules::play(state, seat, randomMove<Rules>(state, seat, rng), narrator);
}

}  // namespace intrika
