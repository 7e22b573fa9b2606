// The course of a stage: everything that nobody decides, from the reveal to the end of the game.
#pragma once

#include "engines/succession/state.h"
#include "engines/succession/told.h"

namespace intrika::succession {

// A game begins: sums and number of the match are as they stand.
void setUp(State& state, const Setup& setup);
void dealCharacters(State& state, const Deal& deal);

// K-12: everybody has chosen.
void reveal(State& state, Narrator* narrator);
// Goes on from phase `gardener` when its first seat has decided.
void goOnWithGardeners(State& state, Narrator* narrator);
// Hands out the tokens of the conflicts that nobody can turn around, then the turns begin.
void goOnWithConflicts(State& state, Narrator* narrator);
// The conflict that was asked about first: `turned` by the Guard.
void settleConflict(Board& board, bool turned, Narrator* narrator);
// Goes on in phase `turn` after a move.
void goOnWithTurns(State& state, Narrator* narrator);

}  // namespace intrika::succession
