// What the active subject can do (K-50 to K-71).
#pragma once

#include "engines/core/move_list.h"
#include "engines/succession/state.h"
#include "engines/succession/told.h"

namespace intrika::succession {

// By active card; K-52: Gardener and Guard have phases of their own; K-62: the Smith comes with `buy`.
inline constexpr auto actsInTurn = [] {
    std::array<bool, 256> acts{};
    for (std::size_t subject = kindsOfSort; subject < cardCount; ++subject) acts[subject] = true;
    for (const Card other : {Card::gardener, Card::guard, Card::smith}) acts[static_cast<std::size_t>(other)] = false;
    return acts;
}();
// Is what the ability of this active card needs there?
bool canUse(const Board& board, Seat seat, Card subject);
// Is some `use` of this seat legal in its turn, while no action is open?
inline bool canUseAbility(const Board& board, Seat seat) {
    const Player& player = board.players[seat];
    const Card subject = player.active();
    // One question instead of two, for nobody can guess either answer.
    const bool acts =
        (static_cast<unsigned>(actsInTurn[static_cast<std::size_t>(subject)]) & (player.used ? 0u : 1u)) != 0;
    return acts && canUse(board, seat, subject);
}
// Precondition: canUseAbility.
void listUses(const Board& board, Seat seat, MoveList<Move>& out);
// `move` is one of the five kinds of use. In a turn; canUseAbility holds.
bool isLegalUse(const Board& board, Seat seat, const Move& move);
void useAbility(Board& board, Seat seat, const Move& move, Narrator* narrator);

constexpr bool isUse(const Move& move) { return move.index() >= Move(Use{}).index(); }
// K-66, K-67: the sort that this subject looks for.
constexpr Sort searchedBy(Card subject) { return subject == Card::vintner ? Sort::subject : Sort::building; }
// K-63 to K-65: the action that this subject opens.
constexpr Action openedBy(Card subject) {
    if (subject == Card::carpenter) return Action::buy;
    return subject == Card::innkeeper ? Action::recruit : Action::money;
}
// K-66: is a card of this sort in some pile?
bool isInPiles(const Board& board, Sort sort);

}  // namespace intrika::succession
