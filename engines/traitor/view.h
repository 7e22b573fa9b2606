// What an observer may know of a position (T-83, T-84).
#pragma once

#include "engines/core/rng.h"
#include "engines/traitor/state.h"

#include <optional>

namespace intrika::traitor {

// What an observer sees of a seat's cards. A set that is hidden is empty; its count is seen all the same.
struct SeenCards {
    SupplySet hand;    // own only
    SupplySet played;  // others' not while they lie face down (T-25)
    std::uint8_t handCount = 0;
    std::uint8_t playedCount = 0;
    bool chose = false;            // lies an action card in front of this seat?
    std::optional<Action> action;  // which, where the observer may know
    bool operator==(const SeenCards&) const = default;
};

struct View {
    Board board;
    Observer observer;
    std::uint8_t supplyCount = 0;
    ActionSet passing;  // what the observer is choosing from right now; else empty
    ActionSet handed;   // known.actions of the observer
    SupplySet held;     // known.held of the observer
    std::array<SeenCards, maxPlayers> cards{};

    int centreCount() const;
    int passingCount() const;
    ToAct toAct() const;
    bool operator==(const View&) const = default;
};

View viewOf(const State& state, Observer observer);
State determinized(const View& view, Rng& rng);

}  // namespace intrika::traitor
