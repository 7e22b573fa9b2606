// Where bands may go and be put (E-108, E-111).
#pragma once

#include "engines/confidants/state.h"
#include "engines/core/move_list.h"

namespace intrika::confidants {

// E-52, E-53, E-61, E-108: what the band can enter where no enemy stands.
NodeSet bandGround(const State& state, Band band);
// E-104, E-28: noSeat where nobody moves the mob. Precondition: all have bid.
Seat moverOfMob(const State& state);
// Where the band that has been rolled for can go, without the robbers' staying.
void addBandMoves(const State& state, MoveList<Move>& out);
bool canBandMove(const State& state);
void addPlacesForBand(const State& state, MoveList<Move>& out);
// E-113: with whom this army fights.
ArmySet fightingWith(const Player& player, ArmyKind army);
// E-109, E-110
int strengthOf(const State& state, Band band);
// E-110: may this army of the attacked pay double now?
bool canPayInBattle(const State& state, ArmyKind army);

}  // namespace intrika::confidants
