#include "engines/confidants/course/telling.h"

#include <utility>

namespace intrika::confidants {
namespace {

template <class Thing>
Hidden<Thing> ownOf(Seat seat, Thing thing) {
    return Hidden<Thing>::knownTo(SeatSet::of(seat), thing);
}

}  // namespace

void Telling::loaded(Seat seat) {
    for (const ArmyKind army : allArmies) {
        narrator_.tell(told::Loaded{seat, army, ownOf(seat, state_.secrets[seat].wagon(army))});
    }
}

void Telling::wagonSighted(Seat loader, Seat viewer) {
    const City wagon = state_.secrets[loader].wagon(ArmyKind::patrician);
    const auto known = Hidden<City>::knownTo(SeatSet::of(loader).with(viewer), wagon);
    narrator_.tell(told::WagonSighted{loader, viewer, known}, SeatSet::of(viewer));
}

void Telling::wagonsOpened() {
    narrator_.nextBeat();
    for (Seat seat = 0; seat < state_.seats; ++seat) {
        for (const ArmyKind army : allArmies) {
            narrator_.tell(told::WagonOpened{seat, army, state_.secrets[seat].wagon(army)}, all().without(seat));
        }
    }
}

void Telling::bid(Seat seat) {
    narrator_.tell(told::Bid{seat, state_.players[seat].bid});
    narrator_.tell(told::SecretBid{seat, ownOf(seat, state_.secrets[seat].bid.card)});
}

// Whoever may veto it sees what it is (E-87).
void Telling::used(Seat seat, bool secret, Use when) {
    if (!secret) {
        const Rank rank = state_.players[seat].bid;
        if (when == Use::now) return narrator_.tell(told::ActionUsed{seat, rank});
        return narrator_.tell(told::ActionAnnounced{seat, rank});
    }
    const Secret card = state_.secrets[seat].bid.card;
    const SeatSet others = all().without(seat);
    if (when == Use::now) return narrator_.tell(told::SecretUsed{seat, card}, others);
    narrator_.tell(told::SecretAnnounced{seat, card}, others);
}

void Telling::sent(Seat seat, ArmyKind from, ArmyKind to, Goods goods) {
    if (goods.isGold()) return narrator_.tell(told::GoldSent{seat, from, to, goods.gold()});
    if (goods.isGift()) return narrator_.tell(told::GiftSent{seat, from, to, goods.gift()});
    const City wagon = goods.wagon();
    const bool isOpen = state_.options.wagonsOpen;
    narrator_.tell(told::WagonSent{seat, from, to, isOpen ? Hidden<City>::openly(wagon) : ownOf(seat, wagon)});
}

void Telling::exchanged(Seat seat, Secret taken, Secret laid) {
    narrator_.tell(told::Exchanged{seat, ownOf(seat, laid)});
    narrator_.tell(told::SecretTaken{seat, ownOf(seat, taken)});
}

void Telling::rolled(Told told) {
    cameOut(std::move(told));
    narrator_.nextBeat();
}

// Whoever reached the goal did so in this round (E-132).
void Telling::reasonOfEnd() {
    bool isReached = false;
    SeatSet alive;
    for (Seat seat = 0; seat < state_.seats; ++seat) {
        if (state_.players[seat].alive) alive = alive.with(seat);
        if (!hasReachedGoal(state_, seat)) continue;
        const VisitCount visits = visitsOf(state_, seat);
        narrator_.tell(told::GoalReached{seat, visits.villages, visits.towns});
        isReached = true;
    }
    if (isReached) return;
    if (alive.empty()) return narrator_.tell(told::NobodyIsLeft{});
    if (alive.count() == 1) return narrator_.tell(told::OneIsLeft{alive.first()});
    narrator_.tell(told::LimitReached{state_.round});
}

void Telling::ended() {
    narrator_.beginAccount();
    narrator_.nextBeat();
    reasonOfEnd();
    const Result result = rankingOf(state_);
    for (int place = 0; place < state_.seats; ++place) {
        for (Seat seat = 0; seat < state_.seats; ++seat) {
            if (result.places[seat] != place) continue;
            const Player& player = state_.players[seat];
            narrator_.nextBeat();
            narrator_.tell(told::Standing{seat, renownOf(state_, seat), goalRenown(state_.board()), player.fatigue,
                                          player.finding});
        }
    }
    narrator_.endAccount();
    narrator_.nextBeat();
    narrator_.tell(told::GameOver{});
}

}  // namespace intrika::confidants
