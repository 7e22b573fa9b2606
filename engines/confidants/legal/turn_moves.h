// What a player may do in their own turn (sections 7.2 to 7.10).
#pragma once

#include "engines/confidants/position/state.h"
#include "engines/core/move_list.h"

namespace intrika::confidants {

inline constexpr int mostGives = 12;       // E-37
inline constexpr int mostTrades = 2;       // E-99
inline constexpr int recruitGold = 2;      // E-85
inline constexpr int recruitDistance = 7;  // E-85

void addTurnMoves(const OpenState& state, const Secrets& own, Seat seat, MoveList<Move>& out);
// E-42: begun and not at its end.
bool isWalkInterrupted(const OpenState& state);
// E-70: a camper has not yet exchanged a card with the reserve.
bool asksForExchange(const OpenState& state);
// How much fatigue an action card takes off.
constexpr int reliefBy(Rank rank) { return rank == Rank::freshHorses ? 6 : rank == Rank::localGuide ? 3 : 0; }
int bribePrice(const Options& options, int rounds);
// E-74, E-82: may this seat be named?
bool isSchemeTarget(const OpenState& state, Seat seat, Seat target);
// E-85
NodeSet recruitNodes(const OpenState& state);
// E-90: may free actions be paid from this purse?
bool paysFreely(const OpenState& state, Seat seat, ArmyKind payer);

}  // namespace intrika::confidants
