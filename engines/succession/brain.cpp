#include "engines/succession/brain.h"

#include "engines/succession/pairing.h"

#include <algorithm>
#include <cmath>

namespace intrika::succession {

void Brain::worth(const State& position, std::span<float> worth) {
    for (Seat seat = 0; seat < worth.size(); ++seat) {
        const int now = position.gameIsOver() ? 0 : scoreOf(position.players[seat]).total();
        worth[seat] = static_cast<float>(position.scores[seat] + now);
    }
    const float best = *std::max_element(worth.begin(), worth.end());
    float sum = 0;
    for (float& share : worth) sum += share = std::exp((share - best) / 6.0f);
    for (float& share : worth) share /= sum;
}

Move Brain::pick(const State& position, Seat seat, Rng& rng, MoveList<Move>& scratch) {
    Rules::legalMoves(position, seat, scratch);
    return scratch[rng.below(static_cast<std::uint32_t>(scratch.size()))];
}

Text Brain::explain(const View&, Seat, const Move&) { return {}; }

}  // namespace intrika::succession
