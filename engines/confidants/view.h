// What an observer may know of a position (sections 10 and 11.5 of the rules).
#pragma once

#include "engines/confidants/state.h"
#include "engines/core/rng.h"

namespace intrika::confidants {

// The position with `unknownSecret`, `unknownWagon` and unknown piles in place of what the observer may not know; hands
// of others are empty and told by their number.
struct View {
    State seen;
    Observer observer;
    std::array<std::uint8_t, maxPlayers> secretCounts{};
    std::array<std::uint8_t, cityCount> pileCounts{};
    bool sees(Seat seat) const { return observer == seat; }
    bool operator==(const View&) const = default;
};

View viewOf(const State& state, Observer observer);
// Each way to lay out the unseen cards and wagons that the view allows is equally likely.
State determinized(const View& view, Rng& rng);

}  // namespace intrika::confidants
