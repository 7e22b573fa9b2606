#include "engines/confidants/bot/taste.h"

#include "engines/confidants/legal/bands.h"
#include "engines/confidants/legal/night_relief.h"
#include "engines/confidants/legal/turn_moves.h"

#include <algorithm>

namespace intrika::confidants {
namespace {

constexpr float forNewPlace = 8, forDelivery = 14, forTakingOver = 10, perStep = 0.9f, perPaidStep = 0.12f;
constexpr float forMeeting = 2;
constexpr float forCalling = 0.7f;  // the patrician's own visits, against the mercenaries'
constexpr float perRelief = 0.75f;  // of a night
constexpr float forDanger = 2.5f;   // of an army within the mob's reach
constexpr int reachOfMob = 6;       // steps that its dice bring in most rounds

}  // namespace

Taste::Taste(const State& state, Seat seat)
    : state_(state),
      board_(state.board()),
      player_(state.players[seat]),
      own_(state.secrets[seat]),
      seat_(seat),
      plan_(state, seat),
      meeting_(plan_.meeting()) {
    const bool isLast = state.phase != Phase::turn || state.turns.back() == seat;
    if (!isLast) mob_ = state.band(Band::mob);
    for (const ArmyKind kind : allArmies) {
        if (player_.army(kind).onBoard()) lookouts_[static_cast<std::size_t>(kind)] = lookoutOf(kind);
    }
    if (state.phase != Phase::bid) return;
    for (const Rank rank : player_.hand) fits_[static_cast<std::size_t>(rank)] = walkFit(numberOf(rank));
}

Taste::Lookout Taste::lookoutOf(ArmyKind army) const {
    const NodeId from = at(army);
    const bool isExpected = plan_.bringsNext(army);
    Lookout lookout{plan_.toNearest(from), dangerAt(from), isExpected ? meeting_.place : plan_.wagonGoal(army)};
    if (lookout.goal == noNode) return lookout;
    lookout.toGoal = board_.afoot(from, lookout.goal);
    lookout.zeal = isExpected ? 1.3f : 0.3f;
    return lookout;
}

float Taste::operator()(const Bid& move) const {
    const int left = player_.hand.count();
    const int purse = richest() + (move.rank == Rank::jewel ? 1 : 0);
    const float use = move.secret == Secret::haste     ? 1.0f
                      : move.secret == Secret::support ? (purse < recruitGold ? 2.0f : 1.0f)
                      : move.secret == Secret::feast   ? (player_.fatigue >= 2 ? 2.0f : -1.0f)
                      : move.secret == Secret::recruit ? (hasLostArmy() && purse >= recruitGold ? 8.0f : -2.0f)
                                                       : 0.0f;
    switch (move.rank) {
        case Rank::camping:
            if (hasLostArmy() && !own_.hand.contains(Secret::recruit)) return left <= 6 ? 6.0f : 0.0f;
            return left <= 2 || player_.fatigue >= 13 ? 8.0f : -4.0f;
        case Rank::jewel:
            return use + fit(Rank::jewel) + (richest() < recruitGold ? 2.0f : 0.0f);
        case Rank::freshHorses:
            return player_.fatigue >= 6 ? 5.0f + use : -2.0f;
        case Rank::localGuide:
            return use + (player_.fatigue >= 3 ? 3.0f : 0.0f) + fit(Rank::localGuide);
        default:
            return use + fit(move.rank) - (player_.fatigue + numberOf(move.rank) > 11 ? 3.0f : 0.0f);
    }
}

float Taste::operator()(const March& move) const {
    const NodeId to = board_.node(move.to);
    const NodeId from = player_.army(move.army).at;
    const float toll = move.toll ? -1.0f : 0.0f;
    return toll + (move.army == ArmyKind::patrician ? patricianTo(from, to, move.steps)
                                                    : mercenaryTo(move.army, to, move.steps));
}

float Taste::operator()(const Use& move) const {
    if (move.by == By::action) return player_.bid == Rank::jewel ? 2.0f : forRelief(reliefBy(player_.bid));
    switch (own_.bid.card) {
        case Secret::feast:
            return forRelief(2);
        case Secret::support:
            return 2;
        case Secret::haste:
            return 2;
        case Secret::veto:
            return 0.5f;
        default:
            return 0.3f;
    }
}

float Taste::operator()(const Bribe&) const { return richest() > recruitGold ? 0.2f : -1.0f; }

float Taste::operator()(const Scheme& move) const {
    if (move.target == seat_) return player_.finding >= 8 ? 2.5f : 0.1f;
    return 1.0f + 0.1f * static_cast<float>(state_.players[move.target].finding);
}

float Taste::operator()(const Send& move) const {
    if (move.goods.isWagon()) {
        if (move.to != ArmyKind::patrician) return -1;
        if (board_.cityNode(move.goods.wagon()) == at(ArmyKind::patrician)) return forDelivery;
        return plan_.bringsNext(move.from) ? forTakingOver : -1.0f;
    }
    if (move.goods.isGold()) return hasLostArmy() && richest() < recruitGold ? 0.3f : -1.0f;
    // Whoever is sent to the villages makes most of a map.
    const bool isUseful = kindOf(move.goods.gift()) == GiftKind::map && move.from == ArmyKind::patrician;
    return isUseful ? 1.0f : -1.0f;
}

float Taste::operator()(const Recruit&) const { return 9; }

float Taste::operator()(const Luck&) const { return 0.2f; }

float Taste::operator()(const Exchange&) const { return 3; }

float Taste::operator()(const Intrigue& move) const {
    if (move.target == seat_) return player_.finding >= 14 ? 2.0f : -0.8f;
    return state_.players[move.target].finding >= 15 ? 0.8f : -0.8f;
}

float Taste::operator()(const DoublePay&) const { return -0.8f; }

float Taste::operator()(const Supper&) const { return player_.fatigue >= 8 && richest() > recruitGold ? 1.2f : -0.8f; }

float Taste::operator()(const Guide&) const { return -0.7f; }

float Taste::operator()(const UseGift& move) const {
    return kindOf(move.gift) == GiftKind::diplomacy ? (player_.finding >= 8 ? 4.0f : -1.0f)
           : move.army == ArmyKind::patrician       ? -0.8f
                                                    : 0.4f;
}

float Taste::operator()(const Offer&) const { return -2; }

float Taste::operator()(const EndTurn& move) const { return move.merge.empty() ? 0.0f : safetyIn(move.merge); }

float Taste::operator()(const Veto& move) const { return move.use ? 1.0f : 0.0f; }

float Taste::operator()(const Tip& move) const { return move.use ? 0.3f : 0.0f; }

float Taste::operator()(const MoveBand& move) const { return move.attacks() ? 1.5f : 0.0f; }

// What merging saves where the mob may come: it attacks the weakest of those that stay apart, or all (E-113).
float Taste::safetyIn(ArmySet merge) const {
    if (lookout(merge.first()).danger == 0) return -0.1f;
    float all = 0, worst = 0;
    for (const ArmyKind kind : merge) {
        const float loss = kind == ArmyKind::patrician ? 1.0f : 1.5f;
        all += loss;
        worst = std::max(worst, loss * defeatOf(ArmySet::of(kind)));
    }
    return worst - all * defeatOf(merge);
}

// E-110: how likely the mob beats them.
float Taste::defeatOf(ArmySet armies) const {
    const int lost = strengthOf(state_, Band::mob) - 1 - strengthOf(state_, seat_, armies);
    return static_cast<float>(std::clamp(lost, 0, dieFaces)) / dieFaces;
}

int Taste::richest() const {
    int purse = 0;
    for (const Army& army : player_.armies) purse = std::max<int>(purse, army.gold);
    return purse;
}

float Taste::forRelief(int relief) const {
    return player_.fatigue >= relief ? 4.0f : player_.fatigue >= 2 ? 1.0f : 0.2f;
}

// How well a walk of so many steps can end: in a settlement, or on the way to the next city.
float Taste::walkFit(int steps) const {
    const NodeId from = player_.army(ArmyKind::patrician).at;
    const NodeId goal = meeting_.place;
    float best =
        goal == noNode ? 0.0f : eagerness() * 0.45f * static_cast<float>(std::min(steps, board_.afoot(from, goal)));
    for (const NearSettlement near : board_.settlementsFrom(from)) {
        if (near.steps > steps) break;
        if ((steps - near.steps) % 2 != 0) continue;
        best = std::max(best, 0.7f * patricianTo(from, board_.settlementNode(near.index), steps));
    }
    return best;
}

float Taste::nightAt(std::uint8_t here, int paid) const {
    const bool isFirst = player_.army(ArmyKind::patrician).night != here;
    const int relief = reliefOf(board_.settlement(here).kind, isFirst).fatigue;
    return perRelief * static_cast<float>(std::min(relief, player_.fatigue + paid));
}

// What may happen tonight to an army that stays there.
float Taste::dangerAt(NodeId at) const {
    if (mob_ == noNode || board_.afoot(mob_, at) > reachOfMob) return 0;
    const bool isSafe = board_.towns().contains(at) || board_.cities().contains(at) || board_.bridges().contains(at);
    return isSafe ? 0.0f : forDanger;
}

float Taste::patricianTo(NodeId from, NodeId to, int steps) const {
    const NodeId goal = meeting_.place;
    float value = 0;
    if (goal != noNode) {
        value += eagerness() * perStep * static_cast<float>(board_.afoot(from, goal) - board_.afoot(to, goal));
    } else {
        value += 0.5f * perStep * static_cast<float>(lookout(ArmyKind::patrician).toNearest - plan_.toNearest(to));
    }
    const int paid = std::max(0, steps - (state_.phase == Phase::turn ? state_.turn.free : 0));
    const std::uint8_t here = board_.settlementAt(to);
    if (here != noSettlement) {
        if (isFinal(steps)) value += nightAt(here, paid);
        if (!player_.hasVisited(here)) value += forCalling * forNewPlace;
        if (plan_.wagonGoal(ArmyKind::patrician) == to) value += forDelivery;
    }
    for (const ArmyKind kind : mercenaries) {
        if (plan_.bringsNext(kind) && at(kind) == to) value += forMeeting;
    }
    if (isFinal(steps)) value -= 0.5f * dangerAt(to);
    return value - perPaidStep * static_cast<float>(paid) * (1.0f + 0.15f * static_cast<float>(player_.fatigue));
}

float Taste::mercenaryTo(ArmyKind army, NodeId to, int steps) const {
    const Lookout& from = lookout(army);
    float value = from.danger - dangerAt(to) - 0.15f * static_cast<float>(steps);
    const std::uint8_t here = board_.settlementAt(to);
    if (here != noSettlement && plan_.wants(here)) return value + forNewPlace;
    value += perStep * static_cast<float>(from.toNearest - plan_.toNearest(to));
    if (from.goal != noNode) value += from.zeal * static_cast<float>(from.toGoal - board_.afoot(to, from.goal));
    if (to == at(ArmyKind::patrician) && plan_.bringsNext(army)) value += forMeeting;
    return value;
}

}  // namespace intrika::confidants
