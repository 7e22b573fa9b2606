// What the active subject can do (K-50 to K-71).
#pragma once

#include "engines/core/happening.h"
#include "engines/core/move_list.h"
#include "engines/succession/state.h"

namespace intrika::succession {

// Is some `use` of this seat legal in its turn, while no action is open?
bool canUseAbility(const Table& table, Seat seat);
void listUses(const Table& table, Seat seat, MoveList<Move>& out);
// `move` is one of the five kinds of use. In a turn; canUseAbility holds.
bool isLegalUse(const Table& table, Seat seat, const Move& move);
void useAbility(State& state, Seat seat, const Move& move, Narrator* narrator);

constexpr bool isUse(const Move& move) { return move.index() >= Move(Use{}).index(); }
// K-66, K-67: the sort that this subject looks for.
constexpr Sort searchedBy(Card subject) { return subject == Card::vintner ? Sort::subject : Sort::building; }
// K-63 to K-65: the action that this subject opens.
constexpr Action openedBy(Card subject) {
    if (subject == Card::carpenter) return Action::buy;
    return subject == Card::innkeeper ? Action::recruit : Action::money;
}
// K-66: is a card of this sort in some pile?
bool isInPiles(const Table& table, Sort sort);

}  // namespace intrika::succession
