#include "engines/confidants/view.h"

#include <algorithm>
#include <span>

namespace intrika::confidants {
namespace {

// E-8
bool wagonsAreHidden(const State& state) { return state.phase <= Phase::load || !state.options.wagonsOpen; }

void cover(State& seen, Seat seat) {
    Player& player = seen.players[seat];
    player.secrets = {};
    player.reserve.fill(unknownSecret);
    player.known = {};
    if (player.secretBid != noSecret && !player.secretShown) player.secretBid = unknownSecret;
    for (std::size_t index = 0; index < player.secretPlayed.size(); ++index) {
        LaidAway& laid = player.secretPlayed[index];
        if (!laid.shown) laid.card = unknownSecret;
    }
    if (!wagonsAreHidden(seen)) return;
    for (Army& army : player.armies) {
        if (army.wagon != noWagon) army.wagon = unknownWagon;
    }
}

// The cards of a seat that the observer has not seen.
SecretHand unseenSecrets(const Player& player) {
    SecretHand unseen = SecretHand::all();
    const auto take = [&](Secret card) {
        if (card < unknownSecret && unseen.contains(card)) unseen.take(card);
    };
    take(player.secretBid);
    for (const LaidAway& laid : player.secretPlayed) take(laid.card);
    return unseen;
}

bool takeIfThere(SecretHand& unseen, Secret card) {
    if (!unseen.contains(card)) return false;
    unseen.take(card);
    return true;
}

// Who has laid a card in every round has never camped, so the reserve is that of the beginning.
bool hasFirstReserve(const State& seen, const Player& player) {
    const bool bidding = player.secretBid != noSecret;
    const int laid = static_cast<int>(player.played.size()) + (bidding ? 1 : 0);
    const int rounds = seen.round - 1 + (player.bid != noRank ? 1 : 0);
    return laid == rounds && player.bid != Rank::camping;
}

void dealSecrets(State& truth, Seat seat, int handSize, Rng& rng) {
    Player& player = truth.players[seat];
    SecretHand unseen = unseenSecrets(player);
    if (hasFirstReserve(truth, player)) {
        SecretHand rest = unseen;
        bool fits = true;
        for (const Secret card : firstReserve) fits = fits && takeIfThere(rest, card);
        if (fits) {
            unseen = rest;
            player.reserve = firstReserve;
        }
    }
    std::array<Secret, secretTotal> cards{};
    std::size_t count = 0;
    for (int kind = 0; kind < secretKinds; ++kind) {
        for (int copy = 0; copy < unseen.copies(static_cast<Secret>(kind)); ++copy) {
            cards[count++] = static_cast<Secret>(kind);
        }
    }
    std::span unseenCards(cards.data(), count);
    shuffle(unseenCards, rng);
    const auto next = [&] { return cards[--count]; };
    for (Secret& card : player.reserve) {
        if (card == unknownSecret) card = next();
    }
    if (player.secretBid == unknownSecret) player.secretBid = next();
    for (std::size_t index = 0; index < player.secretPlayed.size(); ++index) {
        if (player.secretPlayed[index].card == unknownSecret) player.secretPlayed[index].card = next();
    }
    for (int card = 0; card < handSize; ++card) player.secrets.add(next());
}

// A patrician does not stand with a wagon in its own city (E-64), and what was seen at the loading is so while it
// lasts.
bool mayCarry(const State& truth, const Sighting& known, Seat seat, ArmyKind kind, City wagon) {
    if (kind != ArmyKind::patrician) return true;
    if (truth.phase == Phase::load && known.seat == seat) return known.wagon == wagon;
    return truth.players[seat].army(kind).at != truth.board().cityNode(wagon);
}

void dealWagons(State& truth, const Sighting& known, Seat seat, Rng& rng) {
    Player& player = truth.players[seat];
    Line<City, cityCount> wagons;
    Line<ArmyKind, armyCount> carriers;
    for (const City city : allCities) {
        if (!player.delivered.contains(city)) wagons.append(city);
    }
    for (const ArmyKind kind : allArmies) {
        if (player.army(kind).wagon == unknownWagon) carriers.append(kind);
    }
    if (carriers.empty()) return;
    std::array<City, cityCount> order{allCities};
    std::array<std::array<City, cityCount>, 6> fitting{};
    std::uint32_t count = 0;
    do {
        bool fits = true;
        for (std::size_t index = 0; index < cityCount; ++index) {
            const bool carried = index < carriers.size();
            // Each order of the undelivered wagons comes up once: the others stand behind in ascending order.
            fits = fits && (carried ? wagons.contains(order[index])
                                    : index + 1 == cityCount || order[index] < order[index + 1]);
            fits = fits && (!carried || mayCarry(truth, known, seat, carriers[index], order[index]));
        }
        if (fits) fitting[count++] = order;
    } while (std::next_permutation(order.begin(), order.end()));
    if (count == 0) {  // only after a start from a position that no game reaches: in any order
        for (std::size_t index = 0; index < carriers.size(); ++index) {
            player.army(carriers[index]).wagon = wagons[index];
        }
        return;
    }
    const auto& drawn = fitting[rng.below(count)];
    for (std::size_t index = 0; index < carriers.size(); ++index) player.army(carriers[index]).wagon = drawn[index];
}

void dealGifts(State& truth, const std::array<std::uint8_t, cityCount>& counts, Rng& rng) {
    std::array<Gift, giftTotal> hidden{};
    std::uint32_t count = 0;
    for (int gift = 0; gift < giftTotal; ++gift) {
        const auto card = static_cast<Gift>(gift);
        if (truth.gifts.zone(card) == GiftZone::unknownPile()) hidden[count++] = card;
    }
    std::span cards(hidden.data(), count);
    shuffle(cards, rng);
    for (const City city : allCities) {
        for (int card = 0; card < counts[static_cast<std::size_t>(city)]; ++card) {
            truth.gifts.move(hidden[--count], GiftZone::pile(city));
        }
    }
}

}  // namespace

View viewOf(const State& state, Observer observer) {
    View view;
    view.seen = state;
    view.observer = observer;
    for (Seat seat = 0; seat < state.seats; ++seat) {
        view.secretCounts[seat] = static_cast<std::uint8_t>(state.players[seat].secrets.count());
        if (observer != seat) cover(view.seen, seat);
    }
    for (const City city : allCities) {
        view.pileCounts[static_cast<std::size_t>(city)] =
            static_cast<std::uint8_t>(state.gifts.count(GiftZone::pile(city)));
    }
    for (int gift = 0; gift < giftTotal; ++gift) {
        const auto card = static_cast<Gift>(gift);
        if (state.gifts.zone(card).isPile()) view.seen.gifts.move(card, GiftZone::unknownPile());
    }
    return view;
}

State determinized(const View& view, Rng& rng) {
    State truth = view.seen;
    const Sighting known = view.observer ? truth.players[*view.observer].known : Sighting();
    for (Seat seat = 0; seat < truth.seats; ++seat) {
        if (view.sees(seat)) continue;
        dealSecrets(truth, seat, view.secretCounts[seat], rng);
        dealWagons(truth, known, seat, rng);
    }
    dealGifts(truth, view.pileCounts, rng);
    return truth;
}

}  // namespace intrika::confidants
