// Who is how near to winning, by the rounds that the seats still need.
#pragma once

#include "engines/confidants/position/cards.h"
#include "engines/core/seat.h"

#include <array>

namespace intrika::confidants {

using Rounds = std::array<float, maxPlayers>;  // by seat

// Whoever is far ahead or far behind would not care any more: so much of the value is for being quick, whoever leads.
inline constexpr float haste = 0.3f, hasteInRounds = 12.0f;

// A seat's share of one whole falls by e with so many rounds behind (`scale`): more while more can still turn things,
// as 1500 games showed a lead to be.
struct Shares {
    Rounds of{};
    float scale = 1;
};
Shares sharesBy(const Rounds& rounds, int seats);

}  // namespace intrika::confidants
