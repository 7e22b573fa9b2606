// What the rules tell a narrator, one function for each thing that happens. Called only where somebody listens.
#pragma once

#include "engines/core/happening.h"
#include "engines/schemes/evaluation.h"
#include "engines/schemes/pieces.h"

namespace intrika::schemes {

// Of a turn.
void tellPlaced(Narrator& narrator, const Board& board, Seat seat, int column, Card card);
void tellTurnedUp(Narrator& narrator, const Board& board, int column, int index, bool wasSeen);
void tellExplorerMoved(Narrator& narrator, const Board& board, int from, int index, int to);
void tellExplorerStays(Narrator& narrator, const Board& board, int column, int index);
void tellMurdered(Narrator& narrator, const Board& board, int column, Seat assassin, Placed victim);
void tellClosed(Narrator& narrator, const Board& board, int column, int index);
void tellAsked(Narrator& narrator, const Board& board);
void tellSlipped(Narrator& narrator, const Board& board, Seat seat, Card card);
void tellPassed(Narrator& narrator, const Board& board, Seat seat);
void tellSwapped(Narrator& narrator, const Board& board, Seat seat, int column);
void tellDrew(Narrator& narrator, Seat seat, const Hand& hand, int drawn);
void tellReshuffled(Narrator& narrator, Seat seat, int cards);
void tellPassedOver(Narrator& narrator, Seat seat);

// Of the end of a round; `cards` of a column with wearers in place of their hats.
void tellRoundEnded(Narrator& narrator, const Board& board, bool usedUp);
void tellEvaluated(Narrator& narrator, const Board& board, int column, std::span<const Placed> cards,
                   const Evaluation& evaluation);
void tellGathered(Narrator& narrator, const Board& board, int column);
void tellRoundBegan(Narrator& narrator, const Board& board, Seat beginner);

void tellScored(Narrator& narrator, const Board& board, Seat seat);
void tellGameOver(Narrator& narrator);

}  // namespace intrika::schemes
