// What has to be worked out before it can be told. Called only where somebody listens.
#pragma once

#include "engines/traitor/state.h"
#include "engines/traitor/told.h"

namespace intrika::traitor {

told::Place placeAt(const Board& board, std::uint8_t slot);
SeatSet others(const Board& board, Seat seat);

void tellDealt(Narrator& narrator, const Board& board, Seat seat, SupplySet cards);
void tellDraftHanded(Narrator& narrator, Seat seat, ActionSet cards);
void tellSuppliesPlayed(Narrator& narrator, const Board& board, Seat seat, SupplySet cards);
void tellConflictCounted(Narrator& narrator, const State& state, const LastConflict& conflict);
void tellDrew(Narrator& narrator, Seat seat, SupplySet cards);

}  // namespace intrika::traitor
