#include "engines/confidants/plan.h"

#include "engines/confidants/turn_moves.h"

#include <algorithm>
#include <cmath>

namespace intrika::confidants {

namespace {

// By thought and by some matches.
constexpr float mercenarySteps = 5.0f;  // that bring one on, of the six points of a round
constexpr float carrierSteps = 3.0f;
constexpr float patricianSteps = 3.6f;  // in a round, resting at night
constexpr float detour = 1.15f;         // a tour against the tree that joins its places
constexpr float side = 0.35f;           // how much of the shorter task is not done beside the longer one
constexpr float ofRank = 0.12f;         // a playable card in hand
constexpr float ofGold = 0.06f;
constexpr float ofReserve = 0.25f;  // of the gold with which a lost army could be replaced
constexpr float ofMissingGold = 1.6f, ofMissingCard = 1.5f, ofRecruiting = 1.0f;
constexpr float ofComing = 3.0f;                            // from where recruits appear to the city
constexpr float ofOneArmy = 4.0f / 6.0f, ofNoArmy = 0.35f;  // what is left of the mercenaries' pace

}  // namespace

Plan::Plan(const State& state, Seat seat) : state_(state), board_(state.board()), player_(state.players[seat]) {
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
    const bool hasCard = player_.secrets.contains(Secret::recruit) || player_.secretBid == Secret::recruit;
    return ofRecruiting + ofMissingGold * static_cast<float>(std::max(0, recruitGold - purse)) +
           (hasCard ? 0.0f : ofMissingCard);
}

// Rounds until the wagon can be in its city without the patrician's help.
float Plan::carriedBy(City city) const {
    for (const ArmyKind kind : mercenaries) {
        const Army& army = player_.army(kind);
        if (army.wagon != city) continue;
        if (!army.onBoard()) return recruiting_ + ofComing;
        return static_cast<float>(steps(army.at, board_.cityNode(city))) / carrierSteps + 0.3f * army.held;
    }
    return 0;
}

// In which order the cities that wait for their wagons are reached soonest.
void Plan::chooseRoute() {
    std::array<City, cityCount> order{allCities};
    std::array<float, cityCount> ready{};
    for (const City city : allCities) ready[static_cast<std::size_t>(city)] = carriedBy(city);
    float best = 1e9f;
    do {
        float round = 0;
        NodeId here = at(ArmyKind::patrician);
        NodeId first = noNode;
        float firstWait = 0;
        for (const City city : order) {
            if (player_.delivered.contains(city)) continue;
            const NodeId there = board_.cityNode(city);
            round += static_cast<float>(steps(here, there)) / patricianSteps;
            const float wait = std::max(0.0f, ready[static_cast<std::size_t>(city)] - round);
            round += wait;
            here = there;
            if (first != noNode) continue;
            first = there;
            firstWait = wait;
        }
        if (round >= best) continue;
        best = round;
        nextCity_ = first;
        wait_ = firstWait;
    } while (std::next_permutation(order.begin(), order.end()));
    route_ = best;
}

int Plan::toNearest(NodeId from) const {
    for (const std::uint8_t settlement : board_.settlementsFrom(from)) {
        if (wants(settlement)) return board_.afoot(from, board_.settlementNode(settlement));
    }
    return 0;
}

NodeId Plan::wagonGoal(ArmyKind army) const {
    const City wagon = player_.army(army).wagon;
    return wagon < unknownWagon ? board_.cityNode(wagon) : noNode;
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
    const auto finding = static_cast<float>(player_.finding);
    rounds += player_.caught != noRound ? 1.0f : 0.004f * finding * finding;
    rounds += 0.8f * static_cast<float>(player_.beaten);
    int playable = 0;
    for (const std::uint8_t rank : player_.hand) playable += player_.fatigue + rank <= trackEnd ? 1 : 0;
    rounds += ofRank * static_cast<float>(9 - playable);
    if (playable <= 1) rounds += 0.5f;
    int gold = 0;
    for (const Army& army : player_.armies) gold += army.gold;
    rounds -=
        ofGold * static_cast<float>(std::min(gold, 6)) + ofReserve * static_cast<float>(std::min(gold, recruitGold));
    for (const ArmyKind kind : mercenaries) {
        if (!player_.army(kind).onBoard()) rounds += 0.5f * recruiting_;
        rounds += 0.3f * static_cast<float>(player_.army(kind).held);
    }
    return rounds;
}

float Plan::rounds() const {
    if (!player_.alive) return 200;
    const float visits = visiting();
    const float deliveries = delivering();
    const float work = std::max(visits, deliveries) + side * std::min(visits, deliveries);
    if (wanted_ == 0 && route_ == 0) return 0;
    return std::max(0.5f, work + troubles());
}

}  // namespace intrika::confidants
