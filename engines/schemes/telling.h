// What the rules tell a narrator where it must be worked out from the position first. Called only where somebody
// listens.
#pragma once

#include "engines/schemes/evaluation.h"
#include "engines/schemes/told.h"

namespace intrika::schemes {

// Of a turn.
void tellPlaced(Narrator& narrator, const Board& board, int column, Placed card);
void tellTurnedUp(Narrator& narrator, const Board& board, Spot spot, bool wasSeen);
void tellExplorerMoved(Narrator& narrator, const Board& board, Spot from, int to);
void tellMurdered(Narrator& narrator, const Board& board, Spot spot, Seat assassin);
void tellSlipped(Narrator& narrator, const Board& board, Seat seat, Card card);
void tellSwapped(Narrator& narrator, const Board& board, Seat seat, int column);
void tellDrew(Narrator& narrator, Seat seat, const Hand& hand, int drawn);

// Of the end of a round; `cards` of a column with wearers in place of their hats.
void tellRoundEnded(Narrator& narrator, const Board& board, bool usedUp);
void tellEvaluated(Narrator& narrator, const Board& board, int column, std::span<const Placed> cards,
                   const Evaluation& evaluation);
void tellGathered(Narrator& narrator, const Board& board, int column);
void tellRoundBegan(Narrator& narrator, const Board& board, Seat beginner);

void tellScored(Narrator& narrator, const Board& board, Seat seat);

}  // namespace intrika::schemes
