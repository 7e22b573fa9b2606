#include "engines/confidants/bot/plan.h"

#include "engines/confidants/legal/turn_moves.h"

#include <algorithm>
#include <cmath>

namespace intrika::confidants {

namespace {

// By thought and by some matches.
constexpr float mercenarySteps = 5.0f;  // that bring one on, of the six points of a round
constexpr float carrierSteps = 3.0f;
constexpr float patricianSteps = 3.6f;  // in a round, resting at night
constexpr float detour = 1.15f;         // a tour against the tree that joins its places
constexpr float besideTask = 0.35f;     // how much of the shorter task is not done beside the longer one
constexpr float ofRank = 0.12f;         // a playable card in hand
constexpr float ofGold = 0.06f;
constexpr float ofReserve = 0.25f;  // of the gold with which a lost army could be replaced
constexpr float ofMissingGold = 1.6f, ofMissingCard = 1.5f, ofRecruiting = 1.0f;
constexpr float takingOver = 0.2f;                         // what a meeting outside the city costs
constexpr float ofMapOnFoot = 0.12f, ofMapAtHand = 0.06f;  // of the rounds that mercenaries still need
constexpr int diplomacyHides = 5;                          // E-67
constexpr float ofWeapon = 0.03f, ofDiplomacy = 0.7f, ofHope = 0.06f;
constexpr float ofComing = 3.0f;                            // from where recruits appear to the city
constexpr float ofOneArmy = 4.0f / 6.0f, ofNoArmy = 0.35f;  // what is left of the mercenaries' pace

float ofAttention(int finding) { return 0.004f * static_cast<float>(finding * finding); }

}  // namespace

Means meansOf(const State& state, Seat seat) {
    const Secrets& secrets = state.secrets[seat];
    return {secrets.wagons, secrets.hand.contains(Secret::recruit) || secrets.bid.card == Secret::recruit};
}

Means meansOf(const View& view, Seat seat) {
    const SeenSecrets& seen = view.seen[seat];
    Means means;
    for (const ArmyKind army : seen.laden) {
        means.wagons[static_cast<std::size_t>(army)] = seen.wagon(army).value_or(noWagon);
    }
    means.hasRecruits =
        (seen.bid && seen.bid->card == Secret::recruit) || (view.sees(seat) && view.own.hand.contains(Secret::recruit));
    return means;
}

Plan::Plan(const OpenState& state, Seat seat, const Means& means)
    : state_(state), board_(state.board()), player_(state.players[seat]), seat_(seat), means_(means) {
    int villages = 0;
    for (int index = 0; index < board_.settlements(); ++index) {
        const auto settlement = static_cast<std::uint8_t>(index);
        const Settled kind = board_.settlement(index).kind;
        if (player_.hasVisited(settlement) || kind == Settled::city) continue;
        wanted_ |= 1u << index;
        villages += kind == Settled::village ? 1 : 0;
    }
    int visited = 0;
    for (const std::uint8_t settlement : player_.visited) {
        visited += board_.settlement(settlement).kind == Settled::village ? 1 : 0;
    }
    spareVillages_ = villages - std::max(0, board_.plan().goal.villages - visited);
    if (spareVillages_ >= villages) {  // villages enough
        for (int index = 0; index < board_.settlements(); ++index) {
            if (board_.settlement(index).kind == Settled::village) wanted_ &= ~(1u << index);
        }
        spareVillages_ = 0;
    }
    recruiting_ = recruiting();
    chooseRoute();
}

// Rounds until a lost army can be replaced: E-85 asks for its card and for gold in one purse.
float Plan::recruiting() const {
    int purse = 0;
    for (const Army& army : player_.armies) purse = std::max<int>(purse, army.gold);
    return ofRecruiting + ofMissingGold * static_cast<float>(std::max(0, recruitGold - purse)) +
           (means_.hasRecruits ? 0.0f : ofMissingCard);
}

// Rounds until the wagon can be in its city without the patrician's help.
float Plan::carriedBy(City city) const {
    for (const ArmyKind kind : mercenaries) {
        if (wagon(kind) != city) continue;
        const Army& army = player_.army(kind);
        if (!army.onBoard()) return recruiting_ + ofComing;
        return static_cast<float>(steps(army.at, board_.cityNode(city))) / carrierSteps + 0.3f * army.held;
    }
    return 0;
}

ArmyKind Plan::carrierOf(City city) const {
    for (const ArmyKind kind : allArmies) {
        if (wagon(kind) == city) return kind;
    }
    return noArmy;
}

Plan::Errand Plan::errandTo(City city) const {
    Errand errand{city, board_.cityNode(city)};
    const ArmyKind carrier = carrierOf(city);
    if (carrier == ArmyKind::patrician || carrier == noArmy) return errand;
    errand.carried = carriedBy(city);
    const Army& army = player_.army(carrier);
    if (!army.onBoard()) return errand;
    errand.carrier = army.at;
    errand.held = 0.3f * army.held;
    errand.onward = steps(army.at, errand.there);
    return errand;
}

// When the patrician can be in the city with its wagon if he leaves `from` at that time: he takes it over there,
// fetches it where it is, or has it brought to where he leaves.
float Plan::arrival(const Errand& errand, NodeId from, float round) const {
    const float walk = static_cast<float>(steps(from, errand.there)) / patricianSteps;
    const float waited = std::max(round + walk, errand.carried);
    if (errand.carrier == noNode) return waited;
    const int apart = steps(from, errand.carrier);
    const float fetched = round + static_cast<float>(apart + errand.onward) / patricianSteps + takingOver;
    const float brought = std::max(round, errand.held + static_cast<float>(apart) / carrierSteps) + walk + takingOver;
    return std::min({waited, fetched, brought});
}

// In which order the cities that wait for their wagons are reached soonest.
void Plan::chooseRoute() {
    FixedList<Errand, cityCount> errands;
    for (const City city : allCities) {
        if (!player_.delivered.contains(city)) errands.append(errandTo(city));
    }
    float best = 1e9f;
    do {
        float round = 0;
        NodeId here = at(ArmyKind::patrician);
        for (const Errand& errand : errands) {
            round = arrival(errand, here, round);
            here = errand.there;
        }
        if (round >= best) continue;
        best = round;
        next_ = errands.empty() ? noWagon : errands.front().city;
    } while (std::next_permutation(errands.begin(), errands.end(),
                                   [](const Errand& a, const Errand& b) { return a.city < b.city; }));
    route_ = best;
}

// In the city itself, or in a settlement on the way where the wagon is taken over sooner.
Plan::Meeting Plan::meeting() const {
    Meeting best{nextCity(), 0};
    const ArmyKind carrier = next_ == noWagon ? noArmy : carrierOf(next_);
    if (carrier == ArmyKind::patrician || carrier == noArmy) return best;
    const NodeId from = at(ArmyKind::patrician), there = board_.cityNode(next_);
    const Army& army = player_.army(carrier);
    if (!army.onBoard()) {
        best.wait = std::max(0.0f, carriedBy(next_) - static_cast<float>(steps(from, there)) / patricianSteps);
        return best;
    }
    float soonest = 1e9f;
    const auto consider = [&](NodeId place, float dearer) {
        const float ready = 0.3f * army.held + static_cast<float>(steps(army.at, place)) / carrierSteps;
        const float walk = static_cast<float>(steps(from, place)) / patricianSteps;
        const float rest = static_cast<float>(steps(place, there)) / patricianSteps;
        const float arrival = std::max(walk, ready) + rest + dearer;
        if (arrival >= soonest) return;
        soonest = arrival;
        best = {place, std::max(0.0f, ready - walk)};
    };
    consider(there, 0);
    for (int index = 0; index < board_.settlements(); ++index) consider(board_.settlementNode(index), takingOver);
    consider(from, takingOver);
    return best;
}

int Plan::toNearest(NodeId from) const {
    for (const NearSettlement near : board_.settlementsFrom(from)) {
        if (wants(near.index)) return near.steps;
    }
    return 0;
}

NodeId Plan::wagonGoal(ArmyKind army) const {
    const City city = wagon(army);
    return city == noWagon ? noNode : board_.cityNode(city);
}

// The tree that joins what is wanted to the nearest army (Prim), without the dearest of what may be left out.
float Plan::visiting() const {
    std::array<std::uint8_t, mostSettlements> nearest{};
    std::array<NodeId, mostSettlements> nodes{};
    std::array<int, mostSettlements> costs{};
    int count = 0;
    for (std::uint32_t left = wanted_; left != 0; left &= left - 1) {
        const auto index = static_cast<std::size_t>(count++);
        nodes[index] = board_.settlementNode(std::countr_zero(left));
        int distance = 255;
        for (const ArmyKind kind : mercenaries) {
            if (at(kind) != noNode) distance = std::min(distance, steps(at(kind), nodes[index]));
        }
        // The patrician calls where he happens to pass.
        distance = std::min(distance, steps(at(ArmyKind::patrician), nodes[index]) + 1);
        nearest[index] = static_cast<std::uint8_t>(distance);
    }
    const int all = count;
    for (; count > 0; --count) {
        const auto end = nearest.begin() + count;
        const auto next = static_cast<std::size_t>(std::min_element(nearest.begin(), end) - nearest.begin());
        const auto last = static_cast<std::size_t>(count - 1);
        costs[last] = nearest[next];
        const NodeId joined = nodes[next];
        nearest[next] = nearest[last];
        nodes[next] = nodes[last];
        for (std::size_t index = 0; index < last; ++index) {
            nearest[index] = std::min(nearest[index], static_cast<std::uint8_t>(board_.afoot(joined, nodes[index])));
        }
    }
    std::sort(costs.begin(), costs.begin() + all);
    int length = 0;
    for (int index = 0; index < all - spareVillages_; ++index) length += costs[static_cast<std::size_t>(index)];
    int armies = 0;
    for (const ArmyKind kind : mercenaries) armies += at(kind) != noNode ? 1 : 0;
    const float pace = armies == 2 ? 1.0f : armies == 1 ? ofOneArmy : ofNoArmy;
    const float rounds = detour * static_cast<float>(length) / mercenarySteps;
    return armies == 2 ? rounds : std::min(rounds / pace, rounds + 2 * recruiting_);
}

// The patrician's tour; a carrier that is on its way early makes it surer.
float Plan::delivering() const {
    float rounds = route_;
    for (const City city : allCities) {
        if (!player_.delivered.contains(city)) rounds += 0.15f * carriedBy(city);
    }
    return rounds;
}

float Plan::troubles() const {
    float rounds = 0;
    const auto fatigue = static_cast<float>(player_.fatigue);
    rounds += 0.02f * fatigue + 0.012f * fatigue * fatigue;
    rounds += player_.caught != noRound ? 1.0f : ofAttention(player_.finding);
    rounds += 0.8f * static_cast<float>(player_.beaten);
    int playable = 0;
    for (const Rank rank : player_.hand) playable += player_.fatigue + numberOf(rank) <= trackEnd ? 1 : 0;
    rounds += ofRank * static_cast<float>(rankCount - playable);
    if (playable <= 1) rounds += 0.5f;
    int gold = 0;
    for (const Army& army : player_.armies) gold += army.gold;
    rounds -= savedBy(gold);
    for (const ArmyKind kind : mercenaries) {
        if (!player_.army(kind).onBoard()) rounds += 0.5f * recruiting_;
        rounds += 0.3f * static_cast<float>(player_.army(kind).held);
    }
    return rounds;
}

float Plan::savedBy(int gold) {
    return ofGold * static_cast<float>(std::min(gold, 6)) + ofReserve * static_cast<float>(std::min(gold, recruitGold));
}

float Plan::savedBy(GiftKind gift, ArmyKind army, const Work& work) const {
    switch (gift) {
        case GiftKind::diplomacy: {
            if (player_.caught != noRound) return ofHope;
            const int hidden = std::min<int>(player_.finding, diplomacyHides);
            return ofHope + ofDiplomacy * (ofAttention(player_.finding) - ofAttention(player_.finding - hidden));
        }
        case GiftKind::map:
            return work.visits * (work.visits >= work.deliveries ? 1.0f : besideTask) *
                   (army == ArmyKind::patrician ? ofMapAtHand : ofMapOnFoot);
        case GiftKind::weapon:
            return ofWeapon * work.longer();
        default:
            return 0;
    }
}

float Plan::savedByGifts(const Work& work) const {
    float rounds = 0;
    for (const ArmyKind army : allArmies) {
        const GiftZone zone = GiftZone::with(seat_, army);
        for (const GiftKind gift : {GiftKind::diplomacy, GiftKind::map, GiftKind::weapon}) {
            const int held = state_.gifts.count(zone, gift);
            if (held > 0) rounds += static_cast<float>(held) * savedBy(gift, army, work);
        }
    }
    return rounds;
}

float Plan::rounds() const { return rounds(work()); }

float Plan::rounds(const Work& work) const {
    if (!player_.alive) return 200;
    if (wanted_ == 0 && route_ == 0) return 0;
    const float both = work.longer() + besideTask * std::min(work.visits, work.deliveries);
    return std::max(0.5f, both + troubles() - savedByGifts(work));
}

}  // namespace intrika::confidants
