#include "engines/confidants/telling.h"

#include "engines/core/telling_parts.h"

#include <algorithm>
#include <utility>

namespace intrika::confidants {
namespace {

int armyNumber(ArmyKind army) { return static_cast<int>(army); }

Happening aimedAt(Happening told, Seat other) {
    told.other = other;
    return told;
}

}  // namespace

void Telling::moved(Happening told, Seat seat, ArmyKind army, NodeId from) {
    const ZoneId units = zone(SeatZone::units, seat);
    const ZonePlace begin = from == noNode ? ZonePlace{beginZone(army), 0} : ZonePlace{units, placeOf(board_, from)};
    narrator_.tell(moving(detailed(std::move(told), armyNumber(army)), begin,
                          {units, placeOf(board_, state_.players[seat].army(army).at)}, {unitFace(army)}));
}

void Telling::placed(Seat seat, ArmyKind army) {
    moved(happening(Told::placed, seat, told(state_.options.board)), seat, army, noNode);
}

void Telling::loaded(Seat seat) {
    for (const ArmyKind army : allArmies) {
        narrator_.tell(knownTo(moving(happening(Told::loaded, seat, 0, armyNumber(army)), {beginZone(army), 0},
                                      {goodsZone(seat, army), 0}, {wagonFace(state_.players[seat].army(army).wagon)}),
                               SeatSet::of(seat), wagonBack));
    }
}

void Telling::wagonSighted(Seat loader, Seat viewer) {
    const ZonePlace wagon{goodsZone(loader, ArmyKind::patrician), 0};
    const City city = state_.players[loader].army(ArmyKind::patrician).wagon;
    auto told = knownTo(moving(happening(Told::wagonSighted, loader), wagon, wagon, {wagonFace(city)}),
                        SeatSet::of(loader).with(viewer), wagonBack);
    told.learners = SeatSet::of(viewer);
    narrator_.tell(aimedAt(std::move(told), viewer));
}

void Telling::wagonsOpened() {
    narrator_.nextBeat();
    for (Seat seat = 0; seat < state_.seats; ++seat) {
        for (const ArmyKind army : allArmies) {
            const ZonePlace wagon{goodsZone(seat, army), 0};
            auto told = moving(happening(Told::wagonOpened, seat, 0, armyNumber(army)), wagon, wagon,
                               {wagonFace(state_.players[seat].army(army).wagon)});
            told.learners = all().without(seat);
            narrator_.tell(std::move(told));
        }
    }
}

void Telling::bid(Seat seat) {
    const Player& player = state_.players[seat];
    const ZoneId hand = zone(SeatZone::hand, seat);
    const ZoneId laid = zone(SeatZone::bid, seat);
    narrator_.tell(
        moving(happening(Told::bid, seat, 0, player.bid), {hand, 0}, {laid, bidPlace}, {rankFace(player.bid)}));
    narrator_.tell(knownTo(
        moving(happening(Told::secretBid, seat), {hand, 0}, {laid, secretBidPlace}, {secretFace(player.secretBid)}),
        SeatSet::of(seat), secretBack));
}

void Telling::marched(Seat seat, ArmyKind army, NodeId from, int steps) {
    moved(happening(Told::marched, seat, told(state_.options.board, steps)), seat, army, from);
}

void Telling::settled(Told what, Seat seat, std::uint8_t settlement) {
    plain(what, seat, told(state_.options.board), settlement);
}

void Telling::delivered(Seat seat, City city) {
    const std::uint8_t settlement = board_.settlementAt(board_.cityNode(city));
    narrator_.tell(moving(happening(Told::delivered, seat, told(state_.options.board), settlement),
                          {goodsZone(seat, ArmyKind::patrician), 0}, {pileZone(city), 0}, {wagonFace(city)}));
}

void Telling::giftDrawn(Seat seat, City city, Gift gift) {
    auto told = moving(happening(Told::giftDrawn, seat), {pileZone(city), 0}, {goodsZone(seat, ArmyKind::patrician), 0},
                       {giftFace(gift)});
    told.learners = all();
    narrator_.tell(std::move(told));
}

void Telling::changed(Told what, Seat seat, int amount, int now) {
    if (amount != 0) plain(what, seat, amount, now);
}

// Whoever may veto it sees what it is (E-87).
void Telling::used(Seat seat, bool secret, Use when) {
    const Player& player = state_.players[seat];
    if (!secret) {
        plain(when == Use::now ? Told::actionUsed : Told::actionAnnounced, seat, 0, player.bid);
        return;
    }
    const Told what = when == Use::now ? Told::secretUsed : Told::secretAnnounced;
    const ZonePlace card{zone(SeatZone::bid, seat), secretBidPlace};
    auto told = moving(happening(what, seat, 0, static_cast<int>(player.secretBid)), card, card,
                       {secretFace(player.secretBid)});
    told.learners = all().without(seat);
    narrator_.tell(std::move(told));
}

void Telling::schemed(Seat seat, Seat target, int die, int rise) {
    auto told = aimedAt(happening(Told::schemed, seat, die, rise), target);
    told.dice = {{static_cast<std::uint8_t>(die)}};
    told.learners = all();
    narrator_.tell(std::move(told));
    narrator_.nextBeat();
}

void Telling::sent(Seat seat, ArmyKind from, ArmyKind to, Goods goods) {
    const bool hidden = goods.isWagon() && !state_.options.wagonsOpen;
    auto told = happening(Told::sent, seat, hidden ? Goods::of(City::paleokastro).told() : goods.told(),
                          armyNumber(from) * armyCount + armyNumber(to));
    if (!goods.isGold()) {
        const FaceId face = goods.isGift() ? giftFace(goods.gift()) : wagonFace(goods.wagon());
        told = moving(std::move(told), {goodsZone(seat, from), 0}, {goodsZone(seat, to), 0}, {face});
    }
    if (hidden) told = knownTo(std::move(told), SeatSet::of(seat), wagonBack);
    narrator_.tell(std::move(told));
}

void Telling::recruited(Seat seat, ArmyKind army) {
    moved(happening(Told::recruited, seat, told(state_.options.board)), seat, army, noNode);
}

void Telling::exchanged(Seat seat, Secret taken, Secret laid) {
    const ZonePlace reserve{zone(SeatZone::reserve, seat), 0};
    const ZonePlace card{zone(SeatZone::bid, seat), secretBidPlace};
    const auto tell = [&](Told what, ZonePlace from, ZonePlace to, Secret which) {
        narrator_.tell(
            knownTo(moving(happening(what, seat), from, to, {secretFace(which)}), SeatSet::of(seat), secretBack));
    };
    tell(Told::exchanged, card, reserve, laid);
    tell(Told::secretTaken, reserve, card, taken);
}

void Telling::gift(Told what, Seat seat, ArmyKind army, Gift gift) {
    const bool discarded = what != Told::giftUsed || kindOf(gift) == GiftKind::diplomacy;
    const ZonePlace from{goodsZone(seat, army), 0};
    narrator_.tell(moving(happening(what, seat, 0, armyNumber(army)), from,
                          discarded ? ZonePlace{zone(TableZone::discards), 0} : from, {giftFace(gift)}));
}

void Telling::rolled(Told what, Seat seat, std::span<const std::uint8_t> dice, int amount, int detail) {
    auto told = happening(what, seat, amount, detail);
    for (const std::uint8_t value : dice) told.dice.push_back({value});
    // E-105: the mob leaves out the highest.
    if (what == Told::mobRolled) {
        const auto higher = [](const Die& one, const Die& other) { return one.value < other.value; };
        std::max_element(told.dice.begin(), told.dice.end(), higher)->counts = false;
    }
    told.learners = all();
    narrator_.tell(std::move(told));
    narrator_.nextBeat();
}

void Telling::bandMoved(Told what, Seat seat, Band band, NodeId from) {
    const ZoneId bands = zone(TableZone::bands);
    const std::uint16_t to = placeOf(board_, state_.band(band));
    const int begin = from == noNode ? to : placeOf(board_, from);
    narrator_.tell(moving(happening(what, seat, told(state_.options.board), static_cast<int>(band)), {bands, begin},
                          {bands, to}, {unitFace(band)}));
}

void Telling::evicted(Seat seat, ArmyKind army, NodeId from) {
    moved(happening(Told::evicted, seat, told(state_.options.board)), seat, army, from);
}

// Whoever reached the goal did so in this round (E-132).
void Telling::reasonOfEnd() {
    bool isReached = false;
    SeatSet alive;
    for (Seat seat = 0; seat < state_.seats; ++seat) {
        if (state_.players[seat].alive) alive = alive.with(seat);
        if (!hasReachedGoal(state_, seat)) continue;
        const VisitCount visits = visitsOf(state_, seat);
        plain(Told::goalReached, seat, Both{visits.villages, visits.towns}.told());
        isReached = true;
    }
    if (isReached) return;
    if (alive.count() > 1) return plain(Told::limitReached, noSeat, state_.round);
    plain(Told::oneIsLeft, alive.empty() ? noSeat : alive.first());
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
            plain(Told::standing, seat, Both{renownOf(state_, seat), goalRenown(board_)}.told(),
                  Both{player.fatigue, player.finding}.told());
        }
    }
    narrator_.endAccount();
    narrator_.nextBeat();
    plain(Told::gameOver);
}

void Telling::plain(Told what, Seat seat, int amount, int detail) {
    narrator_.tell(happening(what, seat, amount, detail));
}

void Telling::towards(Told what, Seat seat, Seat other, int amount, int detail) {
    narrator_.tell(aimedAt(happening(what, seat, amount, detail), other));
}

}  // namespace intrika::confidants
