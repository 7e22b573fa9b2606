#include "engines/succession/view.h"

#include <algorithm>
#include <cassert>

namespace intrika::succession {
namespace {

constexpr auto hide = [](auto& cards, auto hidden) { std::fill(cards.begin(), cards.end(), hidden); };

void hidePile(CardPile& pile) {
    if (!pile.empty()) std::fill(pile.begin(), pile.end() - 1, hiddenCard);
}

// Who or what is not in sight, in random order.
FixedList<Character, characterCount> unseenCharacters(const Table& table, Rng& rng) {
    CharacterSet unseen = CharacterSet::all();
    const auto see = [&unseen](Character character) {
        if (character < nobody) unseen = unseen.without(character);
    };
    const auto seeAll = [&see](const auto& characters) {
        for (const Character character : characters) see(character);
    };
    for (Seat seat = 0; seat < table.seats; ++seat) {
        const Player& player = table.players[seat];
        seeAll(player.hand);
        seeAll(player.played);
        see(player.chosen);
        see(player.character);
    }
    seeAll(table.shownBefore);
    see(table.shown);
    FixedList<Character, characterCount> cards;
    for (const Character character : unseen) cards.append(character);
    shuffle(cards, rng);
    return cards;
}

// The cards of a sort that are neither in a row nor in sight in a pile, money among them (K-3), in random order.
FixedList<Card, mostOfSort> unseenCards(const Table& table, Sort sort, Rng& rng) {
    const int first = sort == Sort::building ? 0 : kindsOfSort;
    std::array<std::int8_t, kindsOfSort> left{};
    left.fill(copiesOfCard);
    const auto see = [&](Card card) {
        if (card < noCard && sortOf(card) == sort) --left[static_cast<std::size_t>(indexOf(card) - first)];
    };
    for (Seat seat = 0; seat < table.seats; ++seat) {
        for (const Card card : table.players[seat].row(sort)) see(card);
    }
    for (const CardPile& pile : table.piles) {
        for (const Card card : pile) see(card);
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

void guessCharacters(State& state, Rng& rng) {
    auto unseen = unseenCharacters(state, rng);
    const auto guess = [&unseen](Character& character) {
        if (character == hiddenCharacter) character = unseen.takeBack();
    };
    for (Seat seat = 0; seat < state.seats; ++seat) {
        for (Character& character : state.players[seat].hand) guess(character);
        guess(state.players[seat].chosen);
    }
    for (Character& character : state.aside) guess(character);
}

void guessPiles(State& state, Sort sort, Rng& rng) {
    const auto isHidden = [](const CardPile& pile) { return !pile.empty() && pile.front() == hiddenCard; };
    const std::size_t first = sort == Sort::building ? 0 : pileCount / 2;
    if (!isHidden(state.piles[first]) && !isHidden(state.piles[first + 1])) return;
    auto unseen = unseenCards(state, sort, rng);
    for (const std::size_t pile : {first, first + 1}) {
        if (!isHidden(state.piles[pile])) continue;
        for (Card& card : state.piles[pile]) {
            if (card == hiddenCard) card = unseen.takeBack();
        }
    }
}

// Every way to part the coins under the piles, each pile that has some getting at least one, is equally likely: as
// many different cuts in the row of coins as there are piles but one.
void guessMoney(State& state, Rng& rng) {
    int coins = coinTotal - state.bank;
    for (Seat seat = 0; seat < state.seats; ++seat) coins -= state.players[seat].coins;
    FixedList<std::uint8_t, pileCount> hidden;
    for (std::uint8_t pile = 0; pile < pileCount; ++pile) {
        if (state.money[pile] == hiddenMoney) hidden.append(pile);
    }
    if (hidden.empty()) return;
    // Floyd: each set of cuts with the same chance.
    std::uint64_t cuts = std::uint64_t{1} << coins;
    for (int top = coins - hidden.size() + 1; top < coins; ++top) {
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

View viewOf(const State& state, Observer observer) {
    View view{state, observer};
    Table& table = view.table;
    for (Seat seat = 0; seat < table.seats; ++seat) {
        if (observer == seat) continue;
        Player& player = table.players[seat];
        hide(player.hand, hiddenCharacter);
        if (player.chosen != nobody) player.chosen = hiddenCharacter;
    }
    hide(table.aside, hiddenCharacter);
    for (std::uint8_t pile = 0; pile < pileCount; ++pile) {
        if (!observer || !state.players[*observer].known.contains(pile)) hidePile(table.piles[pile]);
        if (table.options.hiddenMoney && table.money[pile] > 0) table.money[pile] = hiddenMoney;
    }
    return view;
}

State determinized(const View& view, Rng& rng) {
    State state{view.table};
    guessCharacters(state, rng);
    guessPiles(state, Sort::building, rng);
    guessPiles(state, Sort::subject, rng);
    if (state.options.hiddenMoney) guessMoney(state, rng);
    return state;
}

}  // namespace intrika::succession
