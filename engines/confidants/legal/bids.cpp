#include "engines/confidants/legal/bids.h"

namespace intrika::confidants {

RankSet ranksToBid(const OpenState& state, Seat seat) {
    const Player& player = state.players[seat];
    RankSet ranks = player.hand;
    for (Seat other = 0; other < state.seats; ++other) {
        const Rank bid = state.players[other].bid;
        if (bid != noRank) ranks = ranks.without(bid);
    }
    for (const Rank rank : RankSet::all()) {
        if (player.fatigue + numberOf(rank) > trackEnd) ranks = ranks.without(rank);
    }
    return player.beaten > 0 || state.isHeld(seat) ? ranks.without(Rank::camping) : ranks;
}

}  // namespace intrika::confidants
