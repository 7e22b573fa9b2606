// What the rules tell a narrator, one function for each thing that happens. Called only where somebody listens.
#pragma once

#include "engines/core/happening.h"
#include "engines/traitor/pieces.h"
#include "engines/traitor/state.h"

namespace intrika::traitor {

void tellEstatePlaced(Narrator& narrator, const Board& board, Seat seat, std::uint8_t slot);
void tellDealt(Narrator& narrator, const Board& board, Seat seat, SupplySet cards);
void tellRoundBegan(Narrator& narrator, const Board& board, std::uint8_t oldConflict);

void tellConflictSet(Narrator& narrator, const Board& board, Seat seat, std::uint8_t slot);
void tellSetAside(Narrator& narrator, Action card);
void tellDraftHanded(Narrator& narrator, Seat seat, ActionSet cards);
void tellActionChosen(Narrator& narrator, Seat seat, Action card);
void tellLeftOver(Narrator& narrator, Seat lastChooser, ActionSet cards);
void tellSuppliesPlayed(Narrator& narrator, const Board& board, Seat seat, SupplySet cards);
void tellSuppliesTurnedUp(Narrator& narrator, const Board& board, Seat seat, SupplySet cards);
void tellActionShown(Narrator& narrator, const Board& board, Seat seat, Action card);
void tellActionReturned(Narrator& narrator, Seat seat, Action card);
void tellHouseChanged(Narrator& narrator, Seat seat, House house);

void tellConflictCounted(Narrator& narrator, const State& state, const LastConflict& conflict);
void tellPoints(Narrator& narrator, Told source, Seat seat, int points, int detail = 0);
void tellLandscapeTurned(Narrator& narrator, std::uint8_t slot, Land land, House house);

void tellBuilt(Narrator& narrator, const Board& board, Seat seat, std::uint8_t slot, Side side);
void tellFlipped(Narrator& narrator, const Board& board, Seat seat, std::uint8_t slot, Side sideUp);
void tellBuilderPassed(Narrator& narrator, Seat seat);
void tellStrategyMoved(Narrator& narrator, Seat from, Seat to);
void tellSuppliesDiscarded(Narrator& narrator, Seat seat, SupplySet cards);

void tellDiscarded(Narrator& narrator, const Board& board, Seat seat, SupplySet cards);
void tellDrew(Narrator& narrator, Seat seat, SupplySet cards);
void tellReshuffled(Narrator& narrator, Seat drawer, int cards);
void tellStartPlayerMoved(Narrator& narrator, Seat from, Seat to);
void tellSuddenDeath(Narrator& narrator, House house);
void tellGameOver(Narrator& narrator);

}  // namespace intrika::traitor
