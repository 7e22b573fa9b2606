// Who is how near to winning, by the rounds that the seats still need.
#pragma once

#include "engines/confidants/cards.h"
#include "engines/core/seat.h"

#include <array>

namespace intrika::confidants {

struct State;

// A seat's share of one whole falls by e with so many rounds behind (`scale`): more while more can still turn things,
// as 1500 games showed a lead to be.
struct Shares {
    std::array<float, maxPlayers> rounds{}, of{};
    float scale = 1;
};
Shares sharesIn(const State& state);

}  // namespace intrika::confidants
