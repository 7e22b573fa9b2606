// What must hold in every position of Schemes and Intrigue that a game can reach, told from the components and from
// section 10.3 of its rules.
#pragma once

#include "engines/schemes/state.h"
#include "tests/support/secret_places.h"

#include <array>
#include <vector>

namespace intrika::schemes {

// Section 14: a card that is placed comes back within the round only when an assassin murders it, and each assassin
// does so at most once a round: 26 placements a seat. Each can bring one more decision (S-37) and up to two
// reshuffles, and a seat's turn can begin with one.
constexpr int mostEvents(const State& state) { return roundCount * state.board.seats * 26 * 5; }

// Empty: all is well.
inline const char* brokenCards(const State& state) {
    const Board& board = state.board;
    std::array<CardSet, maxPlayers> found = board.discards;
    std::array<int, maxPlayers> counts{};
    const auto add = [&](Seat seat, Card card) {
        found[seat] = found[seat].with(card);
        ++counts[seat];
    };
    for (Seat seat = 0; seat < board.seats; ++seat) {
        counts[seat] = board.discards[seat].count();
        for (const Card card : state.decks[seat]) add(seat, card);
        for (const Card card : state.hands[seat]) add(seat, card);
        if (board.under[seat] != noCard) add(seat, board.under[seat]);
        if (state.hands[seat].size() > handSize) return "a hand has at most three cards";
    }
    for (const Placed card : board.columns.all()) add(card.seat(), card.card());
    for (Seat seat = 0; seat < board.seats; ++seat) {
        if (found[seat] != CardSet::all() || counts[seat] != cardCount) return "25 influence cards a seat (S-2)";
    }
    return "";
}

inline const char* brokenGoals(const State& state) {
    const Board& board = state.board;
    std::array<int, goalIds> counts{};
    for (const Goal goal : state.goalPile) ++counts[goal.index];
    for (const Goal goal : board.won.all()) ++counts[goal.index];
    for (int column = 0; column < board.columnCount(); ++column) {
        ++counts[board.goals[static_cast<std::size_t>(column)].index];
    }
    for (std::uint8_t index = 0; index < goalIds; ++index) {
        if (counts[index] > Goal{index}.copies()) return "a goal card too many (S-4)";
    }
    if (static_cast<int>(state.goalPile.size()) != (roundCount - board.round) * board.seats) return "the goal pile";
    return "";
}

inline const char* brokenSum(const State& state) {
    const Board& board = state.board;
    if (const char* broken = brokenCards(state); *broken != '\0') return broken;
    if (const char* broken = brokenGoals(state); *broken != '\0') return broken;
    bool someOpen = board.phase != Phase::play;
    for (int column = 0; column < board.columnCount(); ++column) {
        const auto at = static_cast<std::uint8_t>(column);
        someOpen |= !board.isFull(column);
        const auto cards = board.columns.row(column);
        bool storm = false;
        for (std::size_t index = 0; index < cards.size(); ++index) {
            storm |= cards[index].card() == Card::storm && !board.isFaceDown(column, static_cast<int>(index));
        }
        if (storm != board.closed.contains(at)) return "a column is closed exactly by a storm (S-28)";
        if (board.footSeen.contains(at) && board.columns.last(column).card() != Card::explorer) {
            return "only explorers lie face down and seen";
        }
    }
    if (!someOpen) return "a column is open in a turn (S-30)";
    if (board.phase == Phase::play && state.hands[board.turn].empty()) return "whoever has the turn has a card (S-38)";
    return "";
}

// Section 9 of the rules: from whom what is secret.
inline std::vector<laws::SecretPlace> secretsOf(const Options&) {
    using namespace laws;
    const auto faceDown = [](const LookedAt& glance) {
        return !glance.isSeat(glance.around->at("seat")) && glance.around->at("seen") == false;
    };
    const auto wearer = [](const LookedAt& glance) { return !glance.isSeat(glance.around->at("seat")); };
    const auto won = [](const LookedAt& glance) {
        return fromOthers(glance) && glance.options["hiddenGoals"] == true && !glance.isIn({"over"});
    };
    return {{"/goalPile", fromAll, count},
            {"/columns/*/cards/*/card", faceDown, covered},
            {"/columns/*/cards/*/under", wearer, covered},
            {"/players/*/deck", fromAll, count},
            {"/players/*/hand", fromOthers, count},
            {"/players/*/won", won, count}};
}

}  // namespace intrika::schemes
