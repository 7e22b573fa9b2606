#include "engines/succession/actions.h"

#include <algorithm>

namespace intrika::succession {
namespace {

// What a card costs as one of a sort; as one of the other sort, or where there is none, more than anybody ever has.
constexpr int tooDear = 0xFF;
constexpr auto costs = [] {
    std::array<std::array<std::uint8_t, 256>, 2> board{};
    for (auto& ofSort : board) ofSort.fill(tooDear);
    for (std::size_t card = 0; card < cardCount; ++card) {
        board[static_cast<std::size_t>(sortOf(static_cast<Card>(card)))][card] = worths[card];
    }
    return board;
}();

}  // namespace

PileSet pilesWithMoney(const Board& board) {
    if (!board.withMoney.empty()) return board.withMoney;
    unsigned piles = 0;  // K-43
    for (unsigned pile = 0; pile < pileCount; ++pile) piles |= (board.bank > pile * coinsUnderPile ? 1u : 0u) << pile;
    return PileSet::ofBits(piles);
}

PileSet affordablePiles(const Board& board, Seat seat, Sort sort, int rebate) {
    const auto& costsOfSort = costs[static_cast<std::size_t>(sort)];
    const int most = board.players[seat].coins + rebate;
    unsigned piles = 0;
    for (unsigned pile = 0; pile < pileCount; ++pile) {
        const auto top = static_cast<std::size_t>(board.topOf(static_cast<int>(pile)));
        piles |= (costsOfSort[top] <= most ? 1u : 0u) << pile;
    }
    return PileSet::ofBits(piles);
}

bool canCarryOut(const Board& board, Seat seat, Action action) {
    const Player& player = board.players[seat];
    switch (action) {
        case Action::settle:
        case Action::give:
            return player.tokens > 0;
        case Action::money:
            return board.bank > 0 || !board.withMoney.empty();
        case Action::recruit:
            return !affordablePiles(board, seat, Sort::subject).empty();
        case Action::buy:
            return !affordablePiles(board, seat, Sort::building, mayHaveDiscount(player) ? 1 : 0).empty();
    }
    return false;  // there is no other action
}

bool canCarryOutAny(const Board& board, Seat seat, ActionSet actions) {
    for (const Action action : actions) {
        if (canCarryOut(board, seat, action)) return true;
    }
    return false;
}

void refillPiles(State& state) {
    for (int pile = 0; pile < pileCount; ++pile) {
        const int coins = std::min<int>(coinsUnderPile, state.board.bank);
        putMoney(state, pile, coins);
        state.board.bank = static_cast<std::uint8_t>(state.board.bank - coins);
    }
}

void takeMoney(State& state, Seat seat, int pile) {
    Player& player = state.board.players[seat];
    player.coins = static_cast<std::uint8_t>(player.coins + state.money[static_cast<std::size_t>(pile)]);
    putMoney(state, pile, 0);
}

Card acquire(State& state, Seat seat, int pile, int fromTop, int price) {
    const Card card = takeCard(state, pile, fromTop);
    Player& player = state.board.players[seat];
    player.coins = static_cast<std::uint8_t>(player.coins - price);
    putMoney(state, pile, state.money[static_cast<std::size_t>(pile)] + price);
    player.row(sortOf(card)).append(card);
    return card;
}

}  // namespace intrika::succession
