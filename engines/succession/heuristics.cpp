#include "engines/succession/heuristics.h"

#include "engines/core/soft_shares.h"
#include "engines/succession/abilities.h"
#include "engines/succession/actions.h"
#include "engines/succession/gain.h"
#include "engines/succession/pairing.h"
#include "engines/succession/turn.h"

#include <algorithm>
#include <optional>

namespace intrika::succession {
namespace {

// Points: by thought, not yet by matches (docs/known-limits.md).
constexpr float ofCoin = 1.0f / 3.0f;  // at the end (K-94)
constexpr float ofCoinEarly = 0.2f;    // more while whole piles are left to buy from
constexpr float ofToken = -2.0f;       // K-95

// So many points ahead multiply a seat's share by e; more while more cards can still turn things.
constexpr float softness = 4.0f;
constexpr float softnessOfCard = 0.5f;

// In a rollout: one ability in so many is left unused, and exchanges, which may as well do harm, are rare.
constexpr std::uint32_t abilityIn = 8;
constexpr std::uint32_t exchangeIn = 8;
// What a coin of the price counts against a point. Dearer, and nobody wants the cards on top of the piles any more:
// games of `pick` alone then stand still until the last round.
constexpr float priceShare = 0.25f;

int shortestPile(const Board& board) {
    int height = board.piles.front().height();
    for (const Pile& pile : board.piles) height = std::min(height, pile.height());
    return height;
}

float valueOf(const Board& board, Seat seat, float coin) {
    if (board.gameIsOver()) return board.scores[seat];
    const Player& player = board.players[seat];
    return static_cast<float>(board.scores[seat] + scoreOf(player).cards()) + coin * static_cast<float>(player.coins) +
           ofToken * static_cast<float>(player.tokens);
}

// A move with how good it looks; equal ones have the same chance.
class Best {
public:
    explicit Best(Rng& rng, float least) : rng_(rng), value_(least) {}
    void offer(const Move& move, float value) {
        if (value < value_) return;
        equal_ = value > value_ ? 1 : equal_ + 1;
        value_ = value;
        if (equal_ == 1 || rng_.below(equal_) == 0) move_ = move;
    }
    Move orPass() const { return move_; }

private:
    Rng& rng_;
    float value_;
    std::uint32_t equal_ = 0;
    Move move_ = Pass{};
};

float valueOfPurchase(const Player& player, Card card, int price) {
    return static_cast<float>(gainOf(player, card).points) - priceShare * static_cast<float>(price);
}

Seat someOther(const Board& board, Seat seat, Rng& rng) {
    return clockwise(seat, 1 + static_cast<int>(rng.below(board.seats - 1u)), board.seats);
}

void offerPurchases(const Board& board, Seat seat, Sort sort, Best& best) {
    const Player& player = board.players[seat];
    const bool discount = sort == Sort::building && mayHaveDiscount(player);
    for (const auto pile : affordablePiles(board, seat, sort, discount ? 1 : 0)) {
        const Card card = board.topOf(pile);
        const Price price = discount ? Price::discount : Price::full;
        const Move move = sort == Sort::building ? Move(Buy{pile, price}) : Move(Recruit{pile});
        best.offer(move, valueOfPurchase(player, card, priceOf(card, price)));
    }
}

void offerAction(const State& state, Seat seat, Action action, Rng& rng, Best& best) {
    const Board& board = state.board;
    switch (action) {
        case Action::settle:
            if (board.players[seat].tokens > 0) best.offer(Settle{}, -ofToken);
            break;
        case Action::give:
            if (board.players[seat].tokens > 0) best.offer(Give{someOther(board, seat, rng)}, -ofToken);
            break;
        case Action::money:
            for (const auto pile : pilesWithMoney(board)) {
                best.offer(TakeMoney{pile}, ofCoin * static_cast<float>(std::max<int>(1, state.money[pile])));
            }
            break;
        case Action::recruit:
            offerPurchases(board, seat, Sort::subject, best);
            break;
        case Action::buy:
            offerPurchases(board, seat, Sort::building, best);
            break;
    }
}

Move pickTake(const State& state, Seat seat, Rng& rng, MoveList<Move>& scratch) {
    Best best(rng, 0);
    Rules::legalMoves(state, seat, scratch);
    for (const Move& move : scratch) {
        const auto* take = std::get_if<Take>(&move);
        if (!take) continue;
        const Card card = state.cardAt(take->pile, take->index);
        best.offer(move, valueOfPurchase(state.board.players[seat], card, worthOf(card)));
    }
    return best.orPass();
}

Move pickSteal(const Board& board, Seat seat, Rng& rng) {
    Best best(rng, -1);
    for (const Seat victim : board.turn.steals) {
        for (const Action action : uncovered(board, victim)) {
            const bool useful = canCarryOut(board, seat, action);
            const bool hurts = canCarryOut(board, victim, action);
            best.offer(Steal{victim, action}, (useful ? 2.0f : 0.0f) + (hurts ? 1.0f : 0.0f));
        }
    }
    return best.orPass();
}

// Some ability, if it is to be used now.
std::optional<Move> pickUse(const Board& board, Seat seat, Rng& rng, MoveList<Move>& scratch) {
    if (!canUseAbility(board, seat)) return std::nullopt;
    const Card subject = board.players[seat].active();
    const bool exchanges = subject == Card::ladyInWaiting || subject == Card::bishop || subject == Card::troubadour;
    if (exchanges ? rng.below(exchangeIn) > 0 : rng.below(abilityIn) == 0) return std::nullopt;
    scratch.clear();
    listUses(board, seat, scratch);
    return scratch[rng.below(static_cast<std::uint32_t>(scratch.size()))];
}

Move pickInTurn(const State& state, Seat seat, Rng& rng, MoveList<Move>& scratch) {
    const Turn& turn = state.board.turn;
    if (turn.pending == Pending::search) return pickTake(state, seat, rng, scratch);
    if (turn.pending == Pending::none) {
        if (const auto use = pickUse(state.board, seat, rng, scratch)) return *use;
        if (!turn.steals.empty()) return pickSteal(state.board, seat, rng);
    }
    Best best(rng, 0);
    const ActionSet open = turn.pending == Pending::action ? ActionSet::of(turn.action) : nextActions(turn);
    for (const Action action : open) offerAction(state, seat, action, rng, best);
    return best.orPass();
}

}  // namespace

void Heuristics::evaluate(const State& position, std::span<float> values) {
    const Board& board = position.board;
    const int cards = board.gameIsOver() ? 0 : shortestPile(board);
    const float coin = ofCoin + ofCoinEarly * std::min(1.0f, static_cast<float>(cards) / pileHeight);
    for (Seat seat = 0; seat < values.size(); ++seat) values[seat] = valueOf(board, seat, coin);
    toShares(values, softness + softnessOfCard * static_cast<float>(cards));
}

Move Heuristics::rolloutMove(const State& position, Seat seat, Rng& rng, MoveList<Move>& scratch) {
    switch (position.board.phase) {
        case Phase::choose: {
            const Hand& hand = position.hands[seat];
            return Play{hand[static_cast<int>(rng.below(static_cast<std::uint32_t>(hand.size())))]};
        }
        case Phase::gardener:
            if (rng.below(2) == 0) return Pass{};
            return UseOnSeat{someOther(position.board, seat, rng)};
        case Phase::conflict:
            return Use{};
        default:
            return pickInTurn(position, seat, rng, scratch);
    }
}

}  // namespace intrika::succession
