#include "engines/schemes/heuristics.h"

#include "engines/core/soft_shares.h"

#include <algorithm>

namespace intrika::schemes {
namespace {

// So many points ahead multiply a seat's share by e; more while more rounds can still turn things.
constexpr float softness = 3.0f;
constexpr float softnessOfRound = 0.7f;

// A set is as good as certain with every kind in hand, and each kind that is missing makes it so much less likely.
constexpr std::array<float, goalKinds + 1> chanceOfSet{1.0f, 0.4f, 0.15f, 0.05f, 0.0f, 0.0f, 0.0f};
constexpr float usualPoints = 3;  // of a goal card that is still to be won

// Points, and with the chance that the rounds left allow, what a set would bring beyond them.
float prospects(std::span<const Goal> won, int rounds) {
    std::array<int, goalKinds> best{};
    int plain = 0;
    for (const Goal goal : won) {
        plain += goal.points();
        int& ofKind = best[static_cast<std::size_t>(goal.kind())];
        ofKind = std::max(ofKind, goal.points());
    }
    int missing = 0;
    int ofSet = 0;
    for (const int points : best) {
        missing += points == 0 ? 1 : 0;
        ofSet += points;
    }
    if (missing > rounds) return static_cast<float>(plain);
    const auto more = static_cast<float>(missing);
    const float further = static_cast<float>(won.size()) + more - goalKinds;
    const float set = 2 * (static_cast<float>(ofSet) + usualPoints * more) - further;
    const float gain = set - static_cast<float>(plain) - usualPoints * more;
    return static_cast<float>(plain) + chanceOfSet[static_cast<std::size_t>(missing)] * std::max(gain, 0.0f);
}

// The column that a card is placed in: one that is not yet full three times of four, a specialist's own as often.
std::uint8_t columnFor(const Board& board, Card card, Rng& rng) {
    const ColumnSet open = board.open();
    const std::uint32_t ticket = rng.below(1024);
    const auto oneOf = [ticket](ColumnSet set) {
        return set.nth((ticket >> 2) * static_cast<unsigned>(set.count()) >> 8);
    };
    if ((ticket & 3u) == 0) return oneOf(open);
    if (isSpecialist(card)) {
        for (const auto column : open) {
            if (board.goals[column].kind() == kindOf(card)) return column;
        }
    }
    const ColumnSet lacking = board.all() & ~board.full();
    return oneOf(lacking.empty() ? open : lacking);
}

}  // namespace

void Heuristics::evaluate(const State& position, std::span<float> values) {
    const Board& board = position.board;
    const int rounds = board.isOver() ? 0 : roundCount - board.round + 1;
    for (Seat seat = 0; seat < values.size(); ++seat) values[seat] = prospects(board.won.row(seat), rounds);
    toShares(values, softness + softnessOfRound * static_cast<float>(rounds));
}

Move Heuristics::rolloutMove(const State& position, Seat seat, Rng& rng, MoveList<Move>&) {
    const Board& board = position.board;
    const Hand& hand = position.hands[seat];
    if (board.phase == Phase::hat) {
        const auto card = static_cast<int>(rng.below(static_cast<std::uint32_t>(hand.size()) + 1));
        return card < hand.size() ? Move(Slip{hand[card]}) : Move(Pass{});
    }
    if (board.phase == Phase::traitor) {
        const auto column = static_cast<std::uint8_t>(rng.below(board.seats));
        return column != board.abilityColumn ? Move(Swap{column}) : Move(Pass{});
    }
    const Card card = hand[static_cast<int>(rng.below(static_cast<std::uint32_t>(hand.size())))];
    return Place{card, columnFor(board, card, rng)};
}

}  // namespace intrika::schemes
