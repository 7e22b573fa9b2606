// A player's turn: robbing, the actions of the character, and what passes by itself (K-30 to K-36).
#pragma once

#include "engines/core/move_list.h"
#include "engines/succession/state.h"
#include "engines/succession/told.h"

namespace intrika::succession {

// The turn of the next seat by K-30 begins; noSeat in `turn.seat` when all have had theirs.
void beginNextTurn(Board& board, Narrator* narrator);
// K-35: carries out every pass that is the only move, ends turns and begins others. False: the stage is over.
bool runTurns(Board& board, Narrator* narrator);

// K-35: is there anything to decide?
bool isDecision(const Board& board);

void listTurnMoves(const State& state, MoveList<Move>& out);
bool isLegalInTurn(const State& state, const Move& move);
void playInTurn(State& state, const Move& move, Narrator* narrator);

// The actions of the character that may be carried out next: the first one left, of a tied player any one.
ActionSet nextActions(const Turn& turn);

}  // namespace intrika::succession
