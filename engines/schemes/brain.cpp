#include "engines/schemes/brain.h"

#include <algorithm>
#include <cmath>

namespace intrika::schemes {

void Brain::worth(const State& position, std::span<float> worth) {
    const Board& board = position.board;
    for (Seat seat = 0; seat < worth.size(); ++seat)
        worth[seat] = static_cast<float>(scoreOf(board.won.row(seat)).total());
    const float best = *std::max_element(worth.begin(), worth.end());
    float sum = 0;
    for (float& share : worth) sum += share = std::exp((share - best) / 4);
    for (float& share : worth) share /= sum;
}

Move Brain::pick(const State& position, Seat seat, Rng& rng, MoveList<Move>&) {
    const Board& board = position.board;
    const Hand& hand = position.hands[seat];
    const auto oneOf = [&rng](int count) { return rng.below(static_cast<std::uint32_t>(count)); };
    switch (board.phase) {
        case Phase::play: {
            const ColumnSet open = board.open();
            return Place{hand[static_cast<int>(oneOf(hand.size()))], open.nth(oneOf(open.count()))};
        }
        case Phase::hat: {
            const auto card = static_cast<int>(oneOf(hand.size() + 1));
            if (card < hand.size()) return Slip{hand[card]};
            return Pass{};
        }
        case Phase::traitor: {
            const auto column = static_cast<std::uint8_t>(oneOf(board.seats));
            if (column != board.abilityColumn) return Swap{column};
            return Pass{};
        }
        default:
            return Pass{};
    }
}

Text Brain::explain(const View&, Seat, const Move&) { return {}; }

}  // namespace intrika::schemes
