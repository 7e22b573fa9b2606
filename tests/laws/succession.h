// What must hold in every position of The King Is Dead that a game can reach, told from the components (section 2 of
// its rules).
#pragma once

#include "engines/succession/state.h"
#include "tests/support/secret_places.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <vector>

namespace intrika::succession {

// K-84: 30 rounds of a deal and two stages. In a stage a seat chooses, is asked about the Gardener once and about the
// Guard twice, robs twice, answers to at most four own and two stolen actions, uses an ability, answers to what it
// opened, and ends the turn.
constexpr int mostEvents(const State& state) {
    return state.board.options.games * (1 + lastRound * (1 + stagesOfRound * state.board.seats * 14));
}

inline const char* brokenCards(const State& state) {
    std::array<int, cardCount> copies{};
    int all = 0;
    const auto add = [&](const auto& cards) {
        for (const Card card : cards) ++copies[static_cast<std::size_t>(card)];
        all += cards.size();
    };
    for (const Player& player : state.board.players) {
        add(player.buildings);
        add(player.subjects);
    }
    for (int pile = 0; pile < pileCount; ++pile) add(pileOf(state, pile));
    if (all != 32) return "32 cards in piles and rows (K-2)";
    if (*std::max_element(copies.begin(), copies.end()) > 2) return "two copies of each kind";
    return "";
}

inline const char* brokenCharacters(const State& state) {
    CharacterSet seen;
    int all = 0;
    const auto add = [&](Character character) {
        if (character == nobody) return;
        seen = seen.with(character);
        ++all;
    };
    const auto addAll = [&](const auto& characters) { std::for_each(characters.begin(), characters.end(), add); };
    for (const Player& player : state.board.players) {
        addAll(player.played);
        add(player.character);
    }
    for (const Hand& hand : state.hands) addAll(hand);
    addAll(state.chosen);
    addAll(state.aside);
    addAll(state.board.shownBefore);
    add(state.board.shown);
    const int expected = state.board.phase == Phase::deal ? 0 : 12;
    return all == expected && seen.count() == expected ? "" : "each of the twelve characters once (K-7)";
}

// What everybody sees tells of the secret parts what there is of them.
inline const char* brokenSight(const State& state) {
    for (std::uint8_t pile = 0; pile < pileCount; ++pile) {
        const Pile& seen = state.board.piles[pile];
        if (seen.below != state.below[pile].size() || (seen.isGone() && seen.below > 0)) return "the height of a pile";
        if (state.board.withMoney.contains(pile) != (state.money[pile] > 0)) return "where coins lie";
    }
    for (Seat seat = 0; seat < maxPlayers; ++seat) {
        if (state.board.chosen.contains(seat) != (state.chosen[seat] != nobody)) return "who has chosen";
    }
    return "";
}

// Empty: all is well.
inline const char* brokenSum(const State& state) {
    int coins = std::accumulate(state.money.begin(), state.money.end(), int{state.board.bank});
    int tokens = state.board.tokens;
    for (const Player& player : state.board.players) {
        coins += player.coins;
        tokens += player.tokens;
    }
    if (coins != 48) return "48 coins (K-3)";
    if (tokens != 30) return "30 conflict tokens (K-6)";
    if (state.board.round > 30) return "at most 30 rounds (K-84)";
    if (const char* broken = brokenSight(state); *broken != '\0') return broken;
    if (const char* broken = brokenCards(state); *broken != '\0') return broken;
    return brokenCharacters(state);
}

// Section 11.4 of the rules: from whom what is secret.
inline std::vector<laws::SecretPlace> secretsOf(const Options&) {
    using namespace laws;
    const auto below = [](const LookedAt& glance) {
        if (glance.stars[1] == 0) return false;
        if (!glance.observer) return true;
        for (const Json& pile : glance.position["players"][*glance.observer]["known"]) {
            if (pile == glance.stars[0]) return false;
        }
        return true;
    };
    const auto coins = [](const LookedAt& glance) {
        return glance.options["hiddenMoney"] == true && glance.around->at(glance.stars[0]) != 0;
    };
    return {{"/piles/*/*", below, covered},
            {"/money/*", coins, covered},
            {"/aside", fromAll, count},
            {"/players/*/hand", fromOthers, count},
            {"/players/*/chosen", fromOthers, covered}};
}

}  // namespace intrika::succession
