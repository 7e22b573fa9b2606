// What must hold in every position of The Emperor's Confidants that a game can reach, told from the components
// (section 3 of its rules).
#pragma once

#include "engines/confidants/position/state.h"
#include "tests/support/secret_places.h"

#include <algorithm>
#include <array>
#include <vector>

namespace intrika::confidants {

// E-132: so many rounds at most. In a round a seat bids, and in its turn marches and pays while it has steps and gold,
// gives twelve times (E-37), and answers; 300 events a seat are far more than that.
inline int mostEvents(const State& state) {
    const auto rounds = static_cast<int>(std::min<std::uint32_t>(state.options.rounds, 1000));
    return (rounds == 0 ? 1000 : rounds) * state.seats * 300;
}

// Rounds are alike, and a whole game on the large board has thousands of decisions: laws play few games of few rounds.
inline Options forLaws(Options options) {
    options.rounds = std::min<std::uint32_t>(options.rounds, 9);
    return options;
}
inline constexpr int shareOfLaws(const Options&) { return 100; }

// E-4: 4n gift cards, each in one place.
inline bool giftsComplete(const State& state) {
    std::array<int, giftTotal> found{};
    const auto add = [&](const GiftList& gifts) {
        for (const Gift gift : gifts) ++found[static_cast<std::size_t>(gift)];
    };
    add(state.gifts.list(GiftZone::discard()));
    for (const City city : allCities) {
        const GiftList pile = state.piles.list(city);
        const auto isPiled = [&](Gift gift) { return state.gifts.zone(gift) == GiftZone::piled(); };
        if (!std::all_of(pile.begin(), pile.end(), isPiled)) return false;
        add(pile);
    }
    for (Seat seat = 0; seat < state.seats; ++seat) {
        for (const ArmyKind army : allArmies) add(state.gifts.list(GiftZone::with(seat, army)));
    }
    for (int gift = 0; gift < giftTotal; ++gift) {
        const int expected = numberOf(static_cast<Gift>(gift)) < state.seats ? 1 : 0;
        if (found[static_cast<std::size_t>(gift)] != expected) return false;
    }
    return true;
}

// E-2
inline bool secretsComplete(const Secrets& secrets) {
    std::array<int, secretKinds> found{};
    for (int kind = 0; kind < secretKinds; ++kind) {
        found[static_cast<std::size_t>(kind)] = secrets.hand.copies(static_cast<Secret>(kind));
    }
    for (const Secret card : secrets.reserve) ++found[static_cast<std::size_t>(card)];
    for (const LaidSecret& laid : secrets.played) ++found[static_cast<std::size_t>(laid.card)];
    if (secrets.bid.isThere()) ++found[static_cast<std::size_t>(secrets.bid.card)];
    return std::equal(found.begin(), found.end(), secretCopies.begin());
}

inline bool wagonsComplete(const State& state, Seat seat) {
    const Player& player = state.players[seat];
    SmallSet<City, cityCount> found;
    std::size_t count = player.delivered.size();
    for (const City city : player.delivered) found = found.with(city);
    for (const City wagon : state.secrets[seat].wagons) {
        if (wagon == noWagon) continue;
        found = found.with(wagon);
        ++count;
    }
    if (state.phase > Phase::load) return count == cityCount && found == (SmallSet<City, cityCount>::all());
    return count == 0 || count == cityCount;
}

// E-52, E-53
inline bool narrowPlacesHoldOne(const State& state) {
    const Board& board = state.board();
    NodeSet taken;
    for (Seat seat = 0; seat < state.seats; ++seat) {
        for (const Army& army : state.players[seat].armies) {
            if (!army.onBoard()) continue;
            const bool narrow = board.fords().contains(army.at) || board.bridges().contains(army.at);
            if (narrow && taken.contains(army.at)) return false;
            taken.add(army.at);
        }
    }
    return true;
}

// E-87: what may be vetoed has been shown, and counts as used.
inline bool announcedIsUsed(const State& state) {
    if (state.pending.kind != Waiting::veto) return true;
    const bool isSecret = state.pending.mischief.by == By::secret;
    return isSecret ? state.turn.secret && state.secrets[state.pending.seat].bid.shown : state.turn.action;
}

// Empty: all is well.
inline const char* brokenSum(const State& state) {
    if (!giftsComplete(state)) return "every gift card is in one place (E-4)";
    for (Seat seat = 0; seat < state.seats; ++seat) {
        const Player& player = state.players[seat];
        if (!secretsComplete(state.secrets[seat])) return "twelve secret cards a seat (E-2)";
        if (!wagonsComplete(state, seat)) return "three wagons a seat (E-2)";
        if (player.fatigue > trackEnd || player.finding > trackEnd) return "the tracks end at 16";
        if (player.trades > 2) return "two trades a game (E-99)";
    }
    if (!announcedIsUsed(state)) return "a card waiting for a veto is used (E-87)";
    if (!narrowPlacesHoldOne(state)) return "fords and bridges hold one army";
    return "";
}

// Section 11.5 of the rules: from whom what is secret.
inline std::vector<laws::SecretPlace> secretsOf(const Options&) {
    using namespace laws;
    const auto bid = [](const LookedAt& glance) {
        return fromOthers(glance) && glance.around->at("secretShown") == false;
    };
    const auto played = [](const LookedAt& glance) {
        return fromOthers(glance) && glance.around->at("shown") == false;
    };
    const auto wagon = [](const LookedAt& glance) {
        return fromOthers(glance) && (glance.isIn({"place", "load"}) || glance.options["wagonsOpen"] == false);
    };
    return {{"/players/*/secrets", fromOthers, count},
            {"/players/*/reserve", fromOthers, count},
            {"/players/*/secretBid", bid, covered},
            {"/players/*/secretPlayed/*/card", played, covered},
            {"/players/*/known", fromOthers, emptied},
            {"/players/*/armies/*/wagon", wagon, covered},
            {"/piles/*", fromAll, count}};
}

}  // namespace intrika::confidants
