#include "engines/succession/view.h"

#include <algorithm>
#include <cassert>

namespace intrika::succession {
namespace {

// Who or what is not in sight, in random order.
FixedList<Character, characterCount> unseenCharacters(const View& view, Rng& rng) {
    const Board& board = view.board;
    CharacterSet unseen = CharacterSet::all();
    const auto see = [&unseen](Character character) {
        if (character != nobody) unseen = unseen.without(character);
    };
    const auto seeAll = [&see](const auto& characters) {
        for (const Character character : characters) see(character);
    };
    for (Seat seat = 0; seat < board.seats; ++seat) {
        seeAll(board.players[seat].played);
        see(board.players[seat].character);
    }
    seeAll(view.hand);
    see(view.chosen.value_or(nobody));
    seeAll(board.shownBefore);
    see(board.shown);
    FixedList<Character, characterCount> cards;
    for (const Character character : unseen) cards.append(character);
    shuffle(cards, rng);
    return cards;
}

// The cards of a sort that are neither in a row nor in sight in a pile, money among them (K-3), in random order.
FixedList<Card, mostOfSort> unseenCards(const View& view, Sort sort, Rng& rng) {
    const Board& board = view.board;
    const int first = sort == Sort::building ? 0 : kindsOfSort;
    std::array<std::int8_t, kindsOfSort> left{};
    left.fill(copiesOfCard);
    const auto see = [&](Card card) {
        if (card != noCard && sortOf(card) == sort) --left[static_cast<std::size_t>(indexOf(card) - first)];
    };
    for (Seat seat = 0; seat < board.seats; ++seat) {
        for (const Card card : board.players[seat].row(sort)) see(card);
    }
    for (const Pile& pile : board.piles) see(pile.top);
    for (const CardsBelow& known : view.below) {
        for (const Card card : known) see(card);
    }
    FixedList<Card, mostOfSort> cards;
    for (int kind = 0; kind < kindsOfSort; ++kind) {
        for (int copy = 0; copy < left[static_cast<std::size_t>(kind)]; ++copy) {
            cards.append(static_cast<Card>(first + kind));
        }
    }
    shuffle(cards, rng);
    return cards;
}

void guessCharacters(const View& view, State& state, Rng& rng) {
    auto unseen = unseenCharacters(view, rng);
    for (Seat seat = 0; seat < view.board.seats; ++seat) {
        if (view.sees(seat)) {
            state.hands[seat] = view.hand;
            state.chosen[seat] = view.chosen.value_or(nobody);
            continue;
        }
        for (int card = 0; card < view.handCounts[seat]; ++card) state.hands[seat].append(unseen.takeBack());
        if (view.board.chosen.contains(seat)) state.chosen[seat] = unseen.takeBack();
    }
    for (int card = 0; card < view.asideCount; ++card) state.aside.append(unseen.takeBack());
}

void guessPiles(const View& view, State& state, Sort sort, Rng& rng) {
    const auto isHidden = [&view](int pile) {
        return view.board.piles[static_cast<std::size_t>(pile)].below > 0 && !view.knows(pile);
    };
    const int first = sort == Sort::building ? 0 : pileCount / 2;
    if (!isHidden(first) && !isHidden(first + 1)) return;
    auto unseen = unseenCards(view, sort, rng);
    for (const int pile : {first, first + 1}) {
        if (!isHidden(pile)) continue;
        const auto index = static_cast<std::size_t>(pile);
        const int count = view.board.piles[index].below;
        for (int card = 0; card < count; ++card) state.below[index].append(unseen.takeBack());
    }
}

// Every way to part the coins under the piles, each pile that has some getting at least one, is equally likely: as
// many different cuts in the row of coins as there are piles but one.
void guessMoney(const View& view, State& state, Rng& rng) {
    const Board& board = view.board;
    const PileSet hidden = board.withMoney;
    if (hidden.empty()) return;
    int coins = coinTotal - board.bank;
    for (Seat seat = 0; seat < board.seats; ++seat) coins -= board.players[seat].coins;
    // Floyd: each set of cuts with the same chance.
    std::uint64_t cuts = std::uint64_t{1} << coins;
    for (int top = coins - hidden.count() + 1; top < coins; ++top) {
        const std::uint64_t cut = std::uint64_t{1} << (1 + rng.below(static_cast<std::uint32_t>(top)));
        cuts |= (cuts & cut) == 0 ? cut : std::uint64_t{1} << top;
    }
    int before = 0;
    for (const std::uint8_t pile : hidden) {
        const int cut = std::countr_zero(cuts);
        state.money[pile] = static_cast<std::uint8_t>(cut - before);
        before = cut;
        cuts &= cuts - 1;
    }
}

}  // namespace

std::optional<Card> View::cardAt(int pile, int fromTop) const {
    const auto index = static_cast<std::size_t>(pile);
    if (fromTop >= board.piles[index].height()) return std::nullopt;
    if (fromTop == 0) return board.topOf(pile);
    if (!knows(pile)) return std::nullopt;
    return below[index].fromBack(static_cast<std::size_t>(fromTop - 1));
}

View viewOf(const State& state, Observer observer) {
    View view;
    const Board& board = view.board = state.board;
    view.observer = observer;
    for (Seat seat = 0; seat < board.seats; ++seat) view.handCounts[seat] = state.hands[seat].size();
    view.asideCount = state.aside.size();
    for (std::uint8_t pile = 0; pile < pileCount; ++pile) {
        if (view.knows(pile)) view.below[pile] = state.below[pile];
        const bool isHidden = board.options.hiddenMoney && board.withMoney.contains(pile);
        if (!isHidden) view.money[pile] = state.money[pile];
    }
    if (observer) {
        view.hand = state.hands[*observer];
        if (board.chosen.contains(*observer)) view.chosen = state.chosen[*observer];
    }
    return view;
}

State determinized(const View& view, Rng& rng) {
    State state;
    state.board = view.board;
    state.below = view.below;
    for (std::size_t pile = 0; pile < pileCount; ++pile) state.money[pile] = view.money[pile].value_or(0);
    guessCharacters(view, state, rng);
    guessPiles(view, state, Sort::building, rng);
    guessPiles(view, state, Sort::subject, rng);
    if (view.board.options.hiddenMoney) guessMoney(view, state, rng);
    return state;
}

}  // namespace intrika::succession
