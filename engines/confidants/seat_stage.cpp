#include "engines/confidants/seat_stage.h"

#include "engines/confidants/doing.h"
#include "engines/confidants/phrases.h"
#include "engines/confidants/picks.h"
#include "engines/confidants/pieces.h"
#include "engines/confidants/turn_moves.h"
#include "engines/core/zone_parts.h"

#include <algorithm>
#include <span>

namespace intrika::confidants {
namespace {

using Mark = Piece::Mark;

// In which line before the seat a zone lies: the cards of the round, those that are gone, then an army each.
constexpr int firstArmyLine = 2;
int lineOf(SeatZone which) { return which == SeatZone::played || which == SeatZone::secretPlayed ? 1 : 0; }

Zone seatZone(SeatZone which, Seat seat, Shape shape, Text label) {
    Zone made = makeSeatZone(which, seat, shape, std::move(label));
    made.line = static_cast<std::uint8_t>(lineOf(which));
    return made;
}

void addTo(Zone& where, FaceId face, Text name, Mark mark = Mark::none) {
    where.pieces.push_back({face, static_cast<std::uint16_t>(where.pieces.size()), where.owner, mark, std::move(name)});
}

void addRank(Zone& where, Rank rank, Mark mark = Mark::none) {
    addTo(where, rankFace(rank), say("piece.rank", {number(numberOf(rank)), nameOf(rank)}), mark);
}

void addSecret(Zone& where, Secret card, Mark mark = Mark::none) {
    if (card >= unknownSecret) {
        addTo(where, secretBack, say("piece.secret-back"), mark);
    } else {
        addTo(where, secretFace(card), say("piece.secret", {nameOf(card)}), mark);
    }
}

void addToken(Zone& where, Token token, Text name) { addTo(where, tokenFace(token), std::move(name)); }

Zone handZone(const View& view, Seat seat) {
    const Player& player = view.seen.players[seat];
    const bool own = view.sees(seat);
    const int secrets = view.secretCounts[seat];
    const int cards = player.hand.count() + secrets;
    Zone hand = seatZone(SeatZone::hand, seat, Shape::fan,
                         own ? counted("zone.own-hand", cards) : counted("zone.hand", cards, {person(seat)}));
    for (const Rank rank : player.hand) addRank(hand, rank);
    if (!own) {
        for (int card = 0; card < secrets; ++card) addTo(hand, secretBack, say("piece.secret-back"));
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
    // The card of the round is laid away with the turn's end, and stays before its owner until the round's.
    auto laid = std::span(player.played.begin(), player.played.end());
    if (player.bid != noRank && !laid.empty() && laid.back() == player.bid) laid = laid.first(laid.size() - 1);
    Zone played = seatZone(SeatZone::played, seat, Shape::row, counted("zone.played", static_cast<int>(laid.size())));
    for (const Rank rank : laid) addRank(played, rank);
    return played;
}

Zone secretPlayedOf(const State& state, Seat seat) {
    const Player& player = state.players[seat];
    Zone played = seatZone(SeatZone::secretPlayed, seat, Shape::row,
                           counted("zone.secret-played", static_cast<int>(player.secretPlayed.size())));
    for (const LaidAway& laid : player.secretPlayed) addSecret(played, laid.card);
    return played;
}

// A reserve is looked through while its owner camps; a card of it is what is asked for, so they lie large (E-70).
Zone reserveOf(const View& view, Seat seat) {
    const State& state = view.seen;
    const bool camps = state.phase == Phase::turn && state.active() == seat && state.players[seat].bid == Rank::camping;
    const bool open = camps && view.sees(seat);
    const bool asked = open && asksForExchange(state);
    Zone reserve = seatZone(SeatZone::reserve, seat, open ? Shape::fan : Shape::stack,
                            say(asked ? "zone.reserve-asked" : "zone.reserve"));
    if (asked) {
        reserve.shape = Shape::row;
        reserve.area = Area::front;
    }
    for (const Secret card : state.players[seat].reserve) addSecret(reserve, open ? card : unknownSecret);
    return reserve;
}

Text strengthText(const State& state, Seat seat, ArmyKind kind) {
    const Army& army = state.players[seat].army(kind);
    const TextArg strength = number(strengthOf(state, seat, ArmySet::of(kind)));
    if (!army.onBoard()) return say("zone.army-lost", {nameOf(kind)});
    return say("zone.army", {nameOf(kind), strength}, army.gold);
}

// Beside its goods, short: the army is seen.
Text captionOf(const State& state, Seat seat, ArmyKind kind) {
    const Army& army = state.players[seat].army(kind);
    if (!army.onBoard()) return say(state.phase > Phase::place ? "caption.army-lost" : "caption.army-waits");
    const TextArg strength = number(strengthOf(state, seat, ArmySet::of(kind)));
    return army.gold == 0 ? say("caption.army-poor", {strength}) : say("caption.army", {strength}, army.gold);
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

// An army and what it has with it: its wagon, then gifts, then gold (picks.h counts on this order).
Zone goodsOf(const State& state, Seat seat, ArmyKind kind) {
    const Army& army = state.players[seat].army(kind);
    Zone goods = seatZone(SeatZone::goods, seat, Shape::row, strengthText(state, seat, kind));
    goods.id = goodsZone(seat, kind);
    goods.line = static_cast<std::uint8_t>(firstArmyLine + static_cast<int>(kind));
    goods.caption = captionOf(state, seat, kind);
    const bool lost = !army.onBoard() && state.phase > Phase::place;
    addTo(goods, unitFace(kind), lost ? say("piece.lost", {nameOf(kind)}) : say("piece.own-army", {nameOf(kind)}),
          lost ? Mark::faint : Mark::none);
    if (army.wagon == unknownWagon) addTo(goods, wagonBack, say("piece.wagon-back"));
    if (army.wagon < unknownWagon) addTo(goods, wagonFace(army.wagon), say("piece.wagon", {nameOf(army.wagon)}));
    for (const Gift gift : state.gifts.list(GiftZone::with(seat, kind))) {
        addTo(goods, giftFace(gift), say("piece.gift", {nameOf(kindOf(gift))}));
    }
    for (int coin = 0; coin < std::min<int>(army.gold, mostCoins); ++coin) addTo(goods, goldFace, say("piece.gold"));
    addTokens(goods, state, seat, kind);
    return goods;
}

// Fatigue and attention, up to what a player bears, gold; and below what is wanted for the goal.
std::vector<Track> tracksOf(const State& state, Seat seat) {
    const Player& player = state.players[seat];
    const VisitCount visits = visitsOf(state, seat);
    const MapGoal& goal = state.board().plan().goal;
    std::vector<Track> tracks;
    const auto add = [&](FaceId emblem, const char* id, int value, int most, int line) {
        const auto of = static_cast<std::uint8_t>(line);
        tracks.push_back({emblem, value, most, of, say(id, {number(value), number(most)})});
    };
    add(tokenFace(Token::fatigue), "track.fatigue", player.fatigue, trackEnd, 0);
    add(tokenFace(Token::finding), "track.finding", player.finding, trackEnd, 0);
    add(goldFace, "track.gold", goldOf(player), 0, 0);
    add(tokenFace(Token::villages), "track.villages", visits.villages, goal.villages, 1);
    add(tokenFace(Token::towns), "track.towns", visits.towns, goal.towns, 1);
    add(tokenFace(Token::cities), "track.cities", visits.cities, goal.cities, 1);
    add(tokenFace(Token::wagons), "track.wagons", static_cast<int>(player.delivered.size()), cityCount, 1);
    return tracks;
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
    zones.push_back(handZone(view, seat));
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
    plate.tracks = tracksOf(state, seat);
    addStanding(state, seat, plate.badges);
    return plate;
}

}  // namespace intrika::confidants
