// Trades between two patricians (E-98), as far as a bot makes them.
#pragma once

#include "engines/confidants/position/moves.h"
#include "engines/confidants/position/view.h"
#include "engines/core/move_list.h"

#include <optional>

namespace intrika::confidants {

// The offer that the seat had best make now, or its answer to one; nullopt: it has nothing to offer and was not asked.
// Reckoned by what the plans say, for rollouts differ by more than a trade brings. `moves`: what the seat may do.
std::optional<Move> tradeFor(const State& state, Seat seat, const MoveList<Move>& moves);

// Rounds that a trade saves the two, each for itself: what can be said of why it was made.
struct Savings {
    float giver = 0, taker = 0;
};
Savings savingsBy(const View& view, Seat giver, const Offer& offer);

}  // namespace intrika::confidants
