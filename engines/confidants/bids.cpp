#include "engines/confidants/bids.h"

namespace intrika::confidants {

RankSet ranksToBid(const State& state, Seat seat) {
    const Player& player = state.players[seat];
    RankSet ranks = player.hand;
    for (Seat other = 0; other < state.seats; ++other) {
        const std::uint8_t bid = state.players[other].bid;
        if (bid != noRank) ranks = ranks.without(bid);
    }
    for (std::uint8_t rank = 0; rank < rankCount; ++rank) {
        if (player.fatigue + rank > trackEnd) ranks = ranks.without(rank);
    }
    return player.beaten > 0 || state.isHeld(seat) ? ranks.without(0) : ranks;
}

}  // namespace intrika::confidants
