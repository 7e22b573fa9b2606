// What may be bid (E-21 to E-24).
#pragma once

#include "engines/confidants/position/state.h"

namespace intrika::confidants {

RankSet ranksToBid(const OpenState& state, Seat seat);
inline bool canBid(const State& state, Seat seat) {
    return !ranksToBid(state, seat).empty() && !state.secrets[seat].hand.empty();
}

}  // namespace intrika::confidants
