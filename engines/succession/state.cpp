#include "engines/succession/state.h"

#include <algorithm>

namespace intrika::succession {

ToAct waitsForInSeldomPhase(const Board& board) {
    switch (board.phase) {
        case Phase::gardener:
            return ToAct::deciding(board.queue.front());
        case Phase::conflict:
            return ToAct::deciding(board.conflicts.front().low);
        case Phase::deal:
            return ToAct::drawing(ChanceKind::deal);
        case Phase::newGame:
            return ToAct::drawing(ChanceKind::newGame);
        case Phase::choose:
        case Phase::turn:
        case Phase::over:
            break;
    }
    return ToAct::nobody();
}

void layPile(State& state, int pile, const CardPile& cards) {
    const auto index = static_cast<std::size_t>(pile);
    CardsBelow& below = state.below[index];
    below.clear();
    for (int card = 0; card + 1 < cards.size(); ++card) below.append(cards[card]);
    state.board.piles[index] = {cards.backOr(noCard), below.size()};
}

Card takeCard(State& state, int pile, int fromTop) {
    const auto index = static_cast<std::size_t>(pile);
    Pile& seen = state.board.piles[index];
    CardsBelow& below = state.below[index];
    const Card card = state.cardAt(pile, fromTop);
    if (fromTop > 0) {
        below.take(static_cast<std::size_t>(below.size() - fromTop));
    } else {
        seen.top = below.empty() ? noCard : below.takeBack();
    }
    seen.below = below.size();
    return card;
}

void putMoney(State& state, int pile, int coins) {
    const auto index = static_cast<std::uint8_t>(pile);
    PileSet& withMoney = state.board.withMoney;
    state.money[index] = static_cast<std::uint8_t>(coins);
    withMoney = coins > 0 ? withMoney.with(index) : withMoney.without(index);
}

CardPile pileOf(const State& state, int pile) {
    CardPile cards;
    for (const Card card : state.below[static_cast<std::size_t>(pile)]) cards.append(card);
    if (const Card top = state.board.topOf(pile); top != noCard) cards.append(top);
    return cards;
}

ActionSet coveredActions(const Player& player) {
    ActionSet actions;
    for (const Covered& crest : player.covered) actions = actions.with(crest.action);
    return actions;
}

ActionSet uncovered(const Board& board, Seat seat) {
    const Player& player = board.players[seat];
    return actionsOf(player.character, board.options) & ~coveredActions(player);
}

bool isLocked(const Player& player, Card card) {
    int surplus = 0;
    for (const Card other : player.row(sortOf(card))) surplus += other == card ? 1 : 0;
    for (const Card other : player.row(otherSort(sortOf(card)))) surplus -= other == partnerOf(card) ? 1 : 0;
    return surplus <= 0;
}

bool matchIsOver(const Board& board) {
    if (board.game >= board.options.games) return true;
    return board.options.endsAtPoints && std::any_of(board.scores.begin(), board.scores.begin() + board.seats,
                                                     [&](int sum) { return sum >= board.options.points; });
}

}  // namespace intrika::succession
