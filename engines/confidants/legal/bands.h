// Where bands may go and be put (E-108, E-111).
#pragma once

#include "engines/confidants/position/state.h"
#include "engines/core/move_list.h"

namespace intrika::confidants {

// E-52, E-53, E-61, E-108: what the band can enter where no enemy stands.
NodeSet bandGround(const OpenState& state, Band band);
// E-104, E-28: noSeat where nobody moves the mob. Precondition: all have bid.
Seat moverOfMob(const OpenState& state);
// Where the band that has been rolled for can go, without the robbers' staying.
void addBandMoves(const OpenState& state, MoveList<Move>& out);
bool canBandMove(const OpenState& state);
void addPlacesForBand(const OpenState& state, MoveList<Move>& out);
// E-113: with whom this army fights.
ArmySet fightingWith(const Player& player, ArmyKind army);
// E-109, E-110
int strengthOf(const OpenState& state, Band band);
int strengthOf(const OpenState& state, Seat seat, ArmySet armies);
// E-110: may this army of the attacked pay double now?
bool canPayInBattle(const OpenState& state, ArmyKind army);

}  // namespace intrika::confidants
