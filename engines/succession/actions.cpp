#include "engines/succession/actions.h"

#include <algorithm>

namespace intrika::succession {
namespace {

bool isMoneyUnderPiles(const Table& table) {
    return (table.money[0] | table.money[1] | table.money[2] | table.money[3]) != 0;
}

}  // namespace

PileSet pilesWithMoney(const Table& table) {
    PileSet piles;
    const bool refills = !isMoneyUnderPiles(table);
    for (std::uint8_t pile = 0; pile < pileCount; ++pile) {
        const bool has = refills ? table.bank > pile * coinsUnderPile : table.money[pile] > 0;
        if (has) piles = piles.with(pile);
    }
    return piles;
}

PileSet affordablePiles(const Table& table, Seat seat, Sort sort, int rebate) {
    PileSet piles;
    const int most = table.players[seat].coins + rebate;
    for (std::uint8_t pile = 0; pile < pileCount; ++pile) {
        const Card top = table.topOf(pile);
        if (top != noCard && sortOf(top) == sort && worthOf(top) <= most) piles = piles.with(pile);
    }
    return piles;
}

bool canCarryOut(const Table& table, Seat seat, Action action) {
    const Player& player = table.players[seat];
    switch (action) {
        case Action::settle:
        case Action::give:
            return player.tokens > 0;
        case Action::money:
            return table.bank > 0 || isMoneyUnderPiles(table);
        case Action::recruit:
            return !affordablePiles(table, seat, Sort::subject).empty();
        case Action::buy:
            return !affordablePiles(table, seat, Sort::building, mayHaveDiscount(player) ? 1 : 0).empty();
    }
    return false;
}

void refillPiles(State& state) {
    for (std::uint8_t& coins : state.money) {
        coins = std::min<std::uint8_t>(coinsUnderPile, state.bank);
        state.bank = static_cast<std::uint8_t>(state.bank - coins);
    }
}

void takeMoney(State& state, Seat seat, int pile) {
    std::uint8_t& coins = state.money[static_cast<std::size_t>(pile)];
    state.players[seat].coins = static_cast<std::uint8_t>(state.players[seat].coins + coins);
    coins = 0;
}

Card acquire(State& state, Seat seat, int pile, int fromTop, int price) {
    const auto place = static_cast<std::size_t>(pile);
    CardPile& cards = state.piles[place];
    const Card card = cards.takeAt(cards.size() - 1 - fromTop);
    Player& player = state.players[seat];
    player.coins = static_cast<std::uint8_t>(player.coins - price);
    state.money[place] = static_cast<std::uint8_t>(state.money[place] + price);
    player.row(sortOf(card)).add(card);
    return card;
}

}  // namespace intrika::succession
