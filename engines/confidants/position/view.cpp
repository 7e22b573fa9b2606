#include "engines/confidants/position/view.h"

#include <algorithm>
#include <span>

namespace intrika::confidants {
namespace {

// E-8
bool wagonsAreHidden(const OpenState& state) { return state.phase <= Phase::load || !state.options.wagonsOpen; }

SeenCard seenCard(const LaidSecret& laid, bool isOwn) {
    SeenCard seen;
    if (isOwn || laid.shown) seen.card = laid.card;
    seen.shown = laid.shown;
    return seen;
}

SeenSecrets seenOf(const Secrets& secrets, bool isOwn, bool seesWagons) {
    SeenSecrets seen;
    seen.handCount = static_cast<std::uint8_t>(secrets.hand.count());
    for (const ArmyKind army : allArmies) {
        const City wagon = secrets.wagon(army);
        if (wagon == noWagon) continue;
        seen.laden = seen.laden.with(army);
        if (seesWagons) seen.wagons[static_cast<std::size_t>(army)] = wagon;
    }
    if (secrets.bid.isThere()) seen.bid = seenCard(secrets.bid, isOwn);
    for (const LaidSecret& laid : secrets.played) seen.played.append(seenCard(laid, isOwn));
    return seen;
}

// The cards of a seat that the observer has not seen.
SecretHand unseenSecrets(const SeenSecrets& seen) {
    SecretHand unseen = SecretHand::all();
    const auto take = [&](const SeenCard& laid) {
        if (laid.card && unseen.contains(*laid.card)) unseen.take(*laid.card);
    };
    if (seen.bid) take(*seen.bid);
    for (const SeenCard& laid : seen.played) take(laid);
    return unseen;
}

bool takeIfThere(SecretHand& unseen, Secret card) {
    if (!unseen.contains(card)) return false;
    unseen.take(card);
    return true;
}

// Who has laid a card in every round has never camped, so the reserve is that of the beginning.
bool hasFirstReserve(const View& view, Seat seat) {
    const Player& player = view.players[seat];
    const int laid = static_cast<int>(player.played.size()) + (view.seen[seat].bid ? 1 : 0);
    const int rounds = view.round - 1 + (player.bid != noRank ? 1 : 0);
    return laid == rounds && player.bid != Rank::camping;
}

// Cards that nobody has seen, in any order.
class UnseenCards {
public:
    UnseenCards(const SecretHand& unseen, Rng& rng) {
        for (int kind = 0; kind < secretKinds; ++kind) {
            for (int copy = 0; copy < unseen.copies(static_cast<Secret>(kind)); ++copy) {
                cards_[left_++] = static_cast<Secret>(kind);
            }
        }
        std::span cards(cards_.data(), left_);
        shuffle(cards, rng);
    }
    Secret next() { return cards_[--left_]; }

private:
    std::array<Secret, secretTotal> cards_{};
    std::size_t left_ = 0;
};

Secrets dealtSecrets(const View& view, Seat seat, Rng& rng) {
    const SeenSecrets& seen = view.seen[seat];
    SecretHand unseen = unseenSecrets(seen);
    bool knowsReserve = hasFirstReserve(view, seat);
    if (knowsReserve) {
        SecretHand rest = unseen;
        for (const Secret card : firstReserve) knowsReserve = knowsReserve && takeIfThere(rest, card);
        if (knowsReserve) unseen = rest;
    }
    UnseenCards cards(unseen, rng);
    const auto laid = [&](const SeenCard& card) {
        return LaidSecret(card.card ? *card.card : cards.next(), card.shown);
    };
    Secrets secrets;
    for (std::size_t card = 0; card < reserveSize; ++card) {
        secrets.reserve[card] = knowsReserve ? firstReserve[card] : cards.next();
    }
    if (seen.bid) secrets.bid = laid(*seen.bid);
    for (const SeenCard& card : seen.played) secrets.played.append(laid(card));
    for (int card = 0; card < seen.handCount; ++card) secrets.hand.add(cards.next());
    return secrets;
}

// A patrician does not stand with a wagon in its own city (E-64), and what was seen at the loading is so while it
// lasts.
bool mayCarry(const View& view, Seat seat, ArmyKind kind, City wagon) {
    if (kind != ArmyKind::patrician) return true;
    const Sighting& known = view.own.sighting;
    if (view.phase == Phase::load && known.seat == seat) return known.wagon == wagon;
    return view.players[seat].army(kind).at != view.board().cityNode(wagon);
}

using Carriers = FixedList<ArmyKind, armyCount>;
using Wagons = FixedList<City, cityCount>;

// One of the orders in which these armies may have these wagons, each as likely as any other.
Wagons wagonsFor(const View& view, Seat seat, const Carriers& carriers, const Wagons& wagons, Rng& rng) {
    std::array<City, cityCount> order{allCities};
    std::array<Wagons, 6> fitting;
    std::uint32_t count = 0;
    do {
        Wagons carried;
        bool fits = true;
        for (std::size_t index = 0; index < cityCount; ++index) {
            const City wagon = order[index];
            if (index < carriers.size()) {
                fits = fits && wagons.contains(wagon) && mayCarry(view, seat, carriers[index], wagon);
                carried.append(wagon);
            } else {  // each order comes up once: the others stand behind in ascending order
                fits = fits && (index + 1 == cityCount || wagon < order[index + 1]);
            }
        }
        if (fits) fitting[count++] = carried;
    } while (std::next_permutation(order.begin(), order.end()));
    // None fit only after a start from a position that no game reaches: then in any order.
    return count == 0 ? wagons : fitting[rng.below(count)];
}

std::array<City, armyCount> dealtWagons(const View& view, Seat seat, Rng& rng) {
    const SeenSecrets& seen = view.seen[seat];
    std::array<City, armyCount> dealt{noWagon, noWagon, noWagon};
    Carriers carriers;
    for (const ArmyKind kind : seen.laden) {
        if (const auto wagon = seen.wagon(kind)) {
            dealt[static_cast<std::size_t>(kind)] = *wagon;
        } else {
            carriers.append(kind);
        }
    }
    if (carriers.empty()) return dealt;
    Wagons left;
    for (const City city : allCities) {
        if (!view.players[seat].delivered.contains(city)) left.append(city);
    }
    const Wagons wagons = wagonsFor(view, seat, carriers, left, rng);
    for (std::size_t index = 0; index < carriers.size(); ++index) {
        dealt[static_cast<std::size_t>(carriers[index])] = wagons[index];
    }
    return dealt;
}

void dealGifts(const View& view, State& truth, Rng& rng) {
    std::array<Gift, giftTotal> hidden{};
    std::uint32_t count = 0;
    for (int gift = 0; gift < giftTotal; ++gift) {
        const auto card = static_cast<Gift>(gift);
        if (view.gifts.zone(card) == GiftZone::piled()) hidden[count++] = card;
    }
    std::span cards(hidden.data(), count);
    shuffle(cards, rng);
    for (const City city : allCities) {
        for (int card = 0; card < view.pileCount(city); ++card) truth.piles.putBelow(city, hidden[--count]);
    }
}

}  // namespace

SeenSecrets seenByOwner(const Secrets& secrets) { return seenOf(secrets, true, true); }

View viewOf(const State& state, Observer observer) {
    View view;
    static_cast<OpenState&>(view) = state;
    view.observer = observer;
    for (Seat seat = 0; seat < state.seats; ++seat) {
        const bool isOwn = observer == seat;
        view.seen[seat] = seenOf(state.secrets[seat], isOwn, isOwn || !wagonsAreHidden(state));
        if (isOwn) view.own = state.secrets[seat];
    }
    for (const City city : allCities) {
        view.pileCounts[static_cast<std::size_t>(city)] = static_cast<std::uint8_t>(state.piles.count(city));
    }
    return view;
}

State determinized(const View& view, Rng& rng) {
    State truth;
    static_cast<OpenState&>(truth) = view;
    for (Seat seat = 0; seat < view.seats; ++seat) {
        if (view.sees(seat)) {
            truth.secrets[seat] = view.own;
        } else {
            truth.secrets[seat] = dealtSecrets(view, seat, rng);
            truth.secrets[seat].wagons = dealtWagons(view, seat, rng);
        }
    }
    dealGifts(view, truth, rng);
    return truth;
}

}  // namespace intrika::confidants
