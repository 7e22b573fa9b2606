// What must hold in every position of Traitor that a game can reach, told from the components (section 1 of its rules).
#pragma once

#include "engines/traitor/state.h"
#include "tests/support/secret_places.h"

#include <array>
#include <numeric>
#include <vector>

namespace intrika::traitor {

// T-78: `rounds` rounds of a conflict, a card set aside, an action and a play of supplies each, a build, and in the
// draw at most a discard each and five reshuffles (12 cards are drawn at most, and a reshuffled pile has at least 3).
constexpr int mostEvents(const State& state) {
    const int seats = state.board.seats;
    return seats + roundsOf(seats) * (3 + 3 * seats + 5);
}

inline std::array<int, supplyKinds> suppliesOnTable(const State& state) {
    std::array<int, supplyKinds> copies{};
    for (const std::uint8_t kind : state.supply) ++copies[kind];
    const auto add = [&copies](SupplySet cards) {
        for (int kind = 0; kind < supplyKinds; ++kind) copies[static_cast<std::size_t>(kind)] += cards.copies(kind);
    };
    add(state.board.discard);
    for (const SeatCards& cards : state.cards) {
        add(cards.hand);
        add(cards.played);
    }
    return copies;
}

// Empty: all is well.
inline const char* brokenSum(const State& state) {
    const Board& board = state.board;
    if (board.phase != Phase::placeEstate && suppliesOnTable(state) != supplyCopies) return "23 supply cards";
    std::array<int, landCount> lands{};
    for (const Land land : board.lands) ++lands[static_cast<std::size_t>(land)];
    for (const int count : lands) {
        if (count != 2) return "two landscapes of each kind (T-4)";
    }
    SlotSet built;
    for (Seat seat = 0; seat < board.seats; ++seat) {
        const Player& player = board.players[seat];
        if (!(player.estates & player.depots).empty()) return "one side of a building is up";
        if (!(built & player.buildings()).empty()) return "one building under a landscape (T-7)";
        built = built | player.buildings();
        if (player.stock() < 0) return "three buildings each (T-5)";
        if (player.depots.count() > maxDepots) return "at most two depots (T-52)";
        if (state.cards[seat].hand.count() > handLimit) return "at most five cards in hand (T-67)";
    }
    if (board.round > roundsOf(board.seats)) return "the number of rounds (T-1)";
    return "";
}

// T-83, T-84: from whom what is secret.
inline std::vector<laws::SecretPlace> secretsOf(const Options&) {
    using namespace laws;
    const auto passing = [](const LookedAt& glance) {
        return !glance.isIn({"action"}) || !glance.isSeat(glance.position["toAct"]["seats"][0]);
    };
    const auto action = [](const LookedAt& glance) { return fromOthers(glance) && glance.isIn({"action", "supply"}); };
    const auto played = [](const LookedAt& glance) {
        return fromOthers(glance) && glance.isIn({"supply"}) && glance.options["supplies"] == "face-down";
    };
    return {{"/supply", fromAll, count},
            {"/centre", fromAll, count},
            {"/passing", passing, count},
            {"/players/*/hand", fromOthers, count},
            {"/players/*/known", fromOthers, leftOut},
            {"/players/*/action", action, covered},
            {"/players/*/played", played, count}};
}

}  // namespace intrika::traitor
