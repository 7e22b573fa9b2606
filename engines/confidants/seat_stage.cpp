#include "engines/confidants/seat_stage.h"

#include "engines/confidants/doing.h"
#include "engines/confidants/phrases.h"
#include "engines/confidants/picks.h"
#include "engines/confidants/pieces.h"
#include "engines/core/zone_parts.h"

#include <algorithm>

namespace intrika::confidants {
namespace {

using Mark = Piece::Mark;

// In which line before the seat a zone lies: the cards of the round, then an army each.
int lineOf(SeatZone which) { return which == SeatZone::goods ? 1 : 0; }

Zone seatZone(SeatZone which, Seat seat, Shape shape, Text label) {
    Zone made = makeSeatZone(which, seat, shape, std::move(label));
    made.line = static_cast<std::uint8_t>(lineOf(which));
    return made;
}

void add(Zone& where, FaceId face, Text name, Mark mark = Mark::none) {
    where.pieces.push_back({face, static_cast<std::uint16_t>(where.pieces.size()), where.owner, mark, std::move(name)});
}

void addRank(Zone& where, std::uint8_t rank, Mark mark = Mark::none) {
    add(where, rankFace(rank), say("piece.rank", {number(rank), nameOfRank(rank)}), mark);
}

void addSecret(Zone& where, Secret card, Mark mark = Mark::none) {
    if (card >= unknownSecret) {
        add(where, secretBack, say("piece.secret-back"), mark);
    } else {
        add(where, secretFace(card), say("piece.secret", {nameOf(card)}), mark);
    }
}

void addToken(Zone& where, Token token, Text name) { add(where, tokenFace(token), std::move(name)); }

Zone handOf(const View& view, Seat seat) {
    const Player& player = view.seen.players[seat];
    const bool own = view.sees(seat);
    const int secrets = view.secretCounts[seat];
    const int cards = player.hand.count() + secrets;
    Zone hand = seatZone(SeatZone::hand, seat, Shape::fan,
                         own ? counted("zone.own-hand", cards) : counted("zone.hand", cards, {person(seat)}));
    for (const std::uint8_t rank : player.hand) addRank(hand, rank);
    if (!own) {
        for (int card = 0; card < secrets; ++card) add(hand, secretBack, say("piece.secret-back"));
        return hand;
    }
    for (int kind = 0; kind < secretKinds; ++kind) {
        const auto card = static_cast<Secret>(kind);
        for (int copy = 0; copy < player.secrets.copies(card); ++copy) addSecret(hand, card);
    }
    return hand;
}

// The cards of the round, and why the seat may not use them.
Zone bidOf(const View& view, Seat seat) {
    const State& state = view.seen;
    const Player& player = state.players[seat];
    const bool onTurn = state.phase == Phase::turn && state.active() == seat;
    Zone bid = seatZone(SeatZone::bid, seat, Shape::row, {});
    bid.detail = say("zone.bid", {person(seat)});
    if (player.bid != noRank) addRank(bid, player.bid, onTurn && !state.turn.action ? Mark::glowing : Mark::none);
    if (player.secretBid != noSecret) {
        const bool seen = view.sees(seat) && !player.secretShown;
        addSecret(bid, player.secretBid, seen ? Mark::faint : Mark::none);
    }
    if (player.beaten > 0) addToken(bid, Token::beaten, say("piece.beaten", {}, player.beaten));
    if (player.caught != noRound) addToken(bid, Token::sycophants, say("piece.caught", {number(player.caught)}));
    if (player.out) addToken(bid, Token::out, say("piece.out"));
    return bid;
}

Zone playedOf(const State& state, Seat seat) {
    const Player& player = state.players[seat];
    Zone played =
        seatZone(SeatZone::played, seat, Shape::stack, counted("zone.played", static_cast<int>(player.played.size())));
    for (const std::uint8_t rank : player.played) addRank(played, rank);
    return played;
}

Zone secretPlayedOf(const State& state, Seat seat) {
    const Player& player = state.players[seat];
    Zone played = seatZone(SeatZone::secretPlayed, seat, Shape::stack,
                           counted("zone.secret-played", static_cast<int>(player.secretPlayed.size())));
    for (const LaidAway& laid : player.secretPlayed) addSecret(played, laid.card);
    return played;
}

// A reserve is looked through while its owner camps (E-70).
Zone reserveOf(const View& view, Seat seat) {
    const State& state = view.seen;
    const bool camps = state.phase == Phase::turn && state.active() == seat && state.players[seat].bid == 0;
    const bool open = camps && view.sees(seat);
    Zone reserve = seatZone(SeatZone::reserve, seat, open ? Shape::fan : Shape::stack, say("zone.reserve"));
    for (const Secret card : state.players[seat].reserve) addSecret(reserve, open ? card : unknownSecret);
    return reserve;
}

Text strengthText(const State& state, Seat seat, ArmyKind kind) {
    const Army& army = state.players[seat].army(kind);
    const TextArg strength = number(strengthOf(state, seat, ArmySet::of(kind)));
    if (!army.onBoard()) return say("zone.army-lost", {nameOf(kind)});
    return say("zone.army", {nameOf(kind), strength}, army.gold);
}

void addTokens(Zone& where, const State& state, Seat seat, ArmyKind kind) {
    const Player& player = state.players[seat];
    const Army& army = player.army(kind);
    if (army.held > 0) addToken(where, Token::held, say("piece.held", {}, army.held));
    if (army.onBoard() && army.pass >= state.round)
        addToken(where, Token::pass, say("piece.pass", {number(army.pass)}));
    if (army.bonus > 0) addToken(where, Token::bonus, say("piece.bonus", {number(army.bonus)}));
    if (player.merged.contains(kind))
        addToken(where, Token::merged, say("piece.merged", {part(listOf(player.merged))}));
}

// What an army has with it: its wagon, then gifts, then gold (picks.h counts on this order).
Zone goodsOf(const State& state, Seat seat, ArmyKind kind) {
    const Army& army = state.players[seat].army(kind);
    Zone goods = seatZone(SeatZone::goods, seat, Shape::row, strengthText(state, seat, kind));
    goods.id = goodsZone(seat, kind);
    goods.line = static_cast<std::uint8_t>(1 + static_cast<int>(kind));
    if (army.wagon == unknownWagon) add(goods, wagonBack, say("piece.wagon-back"));
    if (army.wagon < unknownWagon) add(goods, wagonFace(army.wagon), say("piece.wagon", {nameOf(army.wagon)}));
    for (const Gift gift : state.gifts.list(GiftZone::with(seat, kind))) {
        add(goods, giftFace(gift), say("piece.gift", {nameOf(kindOf(gift))}));
    }
    for (int coin = 0; coin < std::min<int>(army.gold, mostCoins); ++coin) add(goods, goldFace, say("piece.gold"));
    const bool begun = state.phase > Phase::place;
    if (!army.onBoard() && begun) add(goods, unitFace(kind), say("piece.lost", {nameOf(kind)}), Mark::faint);
    addTokens(goods, state, seat, kind);
    return goods;
}

void addStanding(const State& state, Seat seat, std::vector<Text>& badges) {
    const Player& player = state.players[seat];
    if (!player.alive) badges.push_back(say("badge.eliminated"));
    if (player.beaten > 0) badges.push_back(say("badge.beaten", {}, player.beaten));
    if (player.caught != noRound) badges.push_back(say("badge.caught"));
    if (player.out) badges.push_back(say("badge.out"));
    if (state.business.seat == seat) badges.push_back(say("badge.business"));
}

}  // namespace

Zone unitsOf(const State& state, Seat seat) {
    Zone made = seatZone(SeatZone::units, seat, Shape::standing, say("zone.units", {person(seat)}));
    made.area = Area::centre;
    made.around = zone(TableZone::map);
    const bool fights = state.pending.kind == Waiting::fight || state.pending.kind == Waiting::battle;
    for (const ArmyKind kind : allArmies) {
        const Army& army = state.players[seat].army(kind);
        if (!army.onBoard()) continue;
        const bool glows = fights && state.pending.seat == seat && state.pending.armies.contains(kind);
        Text name = say("piece.army", {nameOf(kind), person(seat), nameOf(state.options.board, army.at),
                                       number(strengthOf(state, seat, ArmySet::of(kind)))});
        made.pieces.push_back({unitFace(kind), placeOf(state.board(), army.at), seat,
                               glows           ? Mark::glowing
                               : army.held > 0 ? Mark::spent
                                               : Mark::none,
                               std::move(name)});
    }
    return made;
}

void addSeatZones(const View& view, Seat seat, std::vector<Zone>& zones) {
    const State& state = view.seen;
    zones.push_back(handOf(view, seat));
    zones.push_back(bidOf(view, seat));
    zones.push_back(playedOf(state, seat));
    zones.push_back(secretPlayedOf(state, seat));
    zones.push_back(reserveOf(view, seat));
    for (const ArmyKind kind : allArmies) zones.push_back(goodsOf(state, seat, kind));
}

Plate plateOf(const View& view, Seat seat) {
    const State& state = view.seen;
    const Player& player = state.players[seat];
    Plate plate;
    plate.seat = seat;
    plate.score = renownOf(state, seat);
    plate.handSize = player.hand.count() + view.secretCounts[seat];
    plate.toAct = waitsFor(state).mayAct(seat);
    plate.badges.push_back(say("badge.fatigue", {number(player.fatigue)}));
    plate.badges.push_back(say("badge.finding", {number(player.finding)}));
    addStanding(state, seat, plate.badges);
    return plate;
}

}  // namespace intrika::confidants
