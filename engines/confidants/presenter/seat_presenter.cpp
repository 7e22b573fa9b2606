#include "engines/confidants/presenter/seat_presenter.h"

#include "engines/confidants/legal/bands.h"
#include "engines/confidants/legal/turn_moves.h"
#include "engines/confidants/presenter/phrases.h"
#include "engines/confidants/presenter/pieces.h"
#include "engines/confidants/presenter/pointing.h"
#include "engines/core/zone_parts.h"

#include <algorithm>
#include <optional>
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

void addSecret(Zone& where, std::optional<Secret> card, Mark mark = Mark::none) {
    if (card) {
        addTo(where, secretFace(*card), say("piece.secret", {nameOf(*card)}), mark);
    } else {
        addTo(where, secretBack, say("piece.secret-back"), mark);
    }
}

void addToken(Zone& where, Token token, Text name) { addTo(where, tokenFace(token), std::move(name)); }

Zone handZone(const View& view, Seat seat) {
    const Player& player = view.players[seat];
    const bool own = view.sees(seat);
    const int secrets = view.seen[seat].handCount;
    const int cards = player.hand.count() + secrets;
    Zone hand = seatZone(SeatZone::hand, seat, Shape::fan,
                         own ? counted("zone.own-hand", cards) : counted("zone.hand", cards, {person(seat)}));
    for (const Rank rank : player.hand) addRank(hand, rank);
    if (!own) {
        for (int card = 0; card < secrets; ++card) addSecret(hand, std::nullopt);
        return hand;
    }
    for (int kind = 0; kind < secretKinds; ++kind) {
        const auto card = static_cast<Secret>(kind);
        for (int copy = 0; copy < view.own.hand.copies(card); ++copy) addSecret(hand, card);
    }
    return hand;
}

// The cards of the round, and why the seat may not use them.
Zone bidOf(const View& view, Seat seat) {
    const Player& player = view.players[seat];
    const auto& secret = view.seen[seat].bid;
    const bool onTurn = view.phase == Phase::turn && view.active() == seat;
    Zone bid = seatZone(SeatZone::bid, seat, Shape::row, {});
    bid.detail = say("zone.bid", {person(seat)});
    if (player.bid != noRank) addRank(bid, player.bid, onTurn && !view.turn.action ? Mark::glowing : Mark::none);
    if (secret) {
        const bool isOwnersAlone = view.sees(seat) && !secret->shown;
        addSecret(bid, secret->card, isOwnersAlone ? Mark::faint : Mark::none);
    }
    if (player.beaten > 0) addToken(bid, Token::beaten, say("piece.beaten", {}, player.beaten));
    if (player.caught != noRound) addToken(bid, Token::sycophants, say("piece.caught", {number(player.caught)}));
    if (player.out) addToken(bid, Token::out, say("piece.out"));
    return bid;
}

Zone playedOf(const OpenState& state, Seat seat) {
    const Player& player = state.players[seat];
    // The card of the round is laid away with the turn's end, and stays before its owner until the round's.
    auto laid = std::span(player.played.begin(), player.played.end());
    if (player.bid != noRank && !laid.empty() && laid.back() == player.bid) laid = laid.first(laid.size() - 1);
    Zone played = seatZone(SeatZone::played, seat, Shape::row, counted("zone.played", static_cast<int>(laid.size())));
    for (const Rank rank : laid) addRank(played, rank);
    return played;
}

Zone secretPlayedOf(const View& view, Seat seat) {
    const auto& laid = view.seen[seat].played;
    Zone played = seatZone(SeatZone::secretPlayed, seat, Shape::row,
                           counted("zone.secret-played", static_cast<int>(laid.size())));
    for (const SeenCard& card : laid) addSecret(played, card.card);
    return played;
}

// A reserve is looked through while its owner camps; a card of it is what is asked for, so they lie large (E-70).
Zone reserveOf(const View& view, Seat seat) {
    const bool camps = view.phase == Phase::turn && view.active() == seat && view.players[seat].bid == Rank::camping;
    const bool open = camps && view.sees(seat);
    const bool asked = open && asksForExchange(view);
    Zone reserve = seatZone(SeatZone::reserve, seat, open ? Shape::fan : Shape::stack,
                            say(asked ? "zone.reserve-asked" : "zone.reserve"));
    if (asked) {
        reserve.shape = Shape::row;
        reserve.area = Area::front;
    }
    for (std::size_t card = 0; card < reserveSize; ++card) {
        addSecret(reserve, open ? std::optional(view.own.reserve[card]) : std::nullopt);
    }
    return reserve;
}

Text strengthText(const OpenState& state, Seat seat, ArmyKind kind) {
    const Army& army = state.players[seat].army(kind);
    const TextArg strength = number(strengthOf(state, seat, ArmySet::of(kind)));
    if (!army.onBoard()) return say("zone.army-lost", {nameOf(kind)});
    return say("zone.army", {nameOf(kind), strength}, army.gold);
}

// Beside its goods, short: the army is seen.
Text captionOf(const OpenState& state, Seat seat, ArmyKind kind) {
    const Army& army = state.players[seat].army(kind);
    if (!army.onBoard()) return say(state.phase > Phase::place ? "caption.army-lost" : "caption.army-waits");
    const TextArg strength = number(strengthOf(state, seat, ArmySet::of(kind)));
    return army.gold == 0 ? say("caption.army-poor", {strength}) : say("caption.army", {strength}, army.gold);
}

void addTokens(Zone& where, const OpenState& state, Seat seat, ArmyKind kind) {
    const Player& player = state.players[seat];
    const Army& army = player.army(kind);
    if (army.held > 0) addToken(where, Token::held, say("piece.held", {}, army.held));
    if (army.onBoard() && army.pass >= state.round)
        addToken(where, Token::pass, say("piece.pass", {number(army.pass)}));
    if (army.bonus > 0) addToken(where, Token::bonus, say("piece.bonus", {number(army.bonus)}));
    if (player.merged.contains(kind))
        addToken(where, Token::merged, say("piece.merged", {part(listOf(player.merged))}));
}

void addWagon(Zone& where, const SeenSecrets& seen, ArmyKind army) {
    if (!seen.laden.contains(army)) return;
    if (const auto wagon = seen.wagon(army)) {
        addTo(where, wagonFace(*wagon), say("piece.wagon", {nameOf(*wagon)}));
    } else {
        addTo(where, wagonBack, say("piece.wagon-back"));
    }
}

// An army and what it has with it: its wagon, then gifts, then gold (pointing.h counts on this order).
Zone goodsOf(const View& view, Seat seat, ArmyKind kind) {
    const Army& army = view.players[seat].army(kind);
    Zone goods = seatZone(SeatZone::goods, seat, Shape::row, strengthText(view, seat, kind));
    goods.id = goodsZone(seat, kind);
    goods.line = static_cast<std::uint8_t>(firstArmyLine + static_cast<int>(kind));
    goods.caption = captionOf(view, seat, kind);
    const bool lost = !army.onBoard() && view.phase > Phase::place;
    addTo(goods, unitFace(kind), lost ? say("piece.lost", {nameOf(kind)}) : say("piece.own-army", {nameOf(kind)}),
          lost ? Mark::faint : Mark::none);
    addWagon(goods, view.seen[seat], kind);
    for (const Gift gift : view.gifts.list(GiftZone::with(seat, kind))) {
        addTo(goods, giftFace(gift), say("piece.gift", {nameOf(kindOf(gift))}));
    }
    for (int coin = 0; coin < std::min<int>(army.gold, mostCoins); ++coin) addTo(goods, goldFace, say("piece.gold"));
    addTokens(goods, view, seat, kind);
    return goods;
}

// Fatigue and attention, up to what a player bears, gold; and below what is wanted for the goal.
std::vector<Track> tracksOf(const OpenState& state, Seat seat) {
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

void addStanding(const OpenState& state, Seat seat, std::vector<Text>& badges) {
    const Player& player = state.players[seat];
    if (!player.alive) badges.push_back(say("badge.eliminated"));
    if (player.beaten > 0) badges.push_back(say("badge.beaten", {}, player.beaten));
    if (player.caught != noRound) badges.push_back(say("badge.caught"));
    if (player.out) badges.push_back(say("badge.out"));
    if (state.business.seat == seat) badges.push_back(say("badge.business"));
}

// So many points, and the sign of what brought them.
struct Renown {
    Token sign;
    int points;
    const char* name;
};

// Wagons lie there themselves, visits are only counted.
void addRenownPieces(Zone& where, const Player& player, const Renown& source) {
    if (source.sign != Token::wagons) return addToken(where, source.sign, say(source.name));
    for (const City wagon : player.delivered) {
        addTo(where, wagonFace(wagon), say("piece.wagon", {nameOf(wagon)}), Mark::glowing);
    }
}

}  // namespace

Zone unitsOf(const OpenState& state, Seat seat) {
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
    zones.push_back(handZone(view, seat));
    zones.push_back(bidOf(view, seat));
    zones.push_back(playedOf(view, seat));
    zones.push_back(secretPlayedOf(view, seat));
    zones.push_back(reserveOf(view, seat));
    for (const ArmyKind kind : allArmies) zones.push_back(goodsOf(view, seat, kind));
}

void addReckoning(const OpenState& state, Seat seat, std::vector<Zone>& zones) {
    const VisitCount visits = visitsOf(state, seat);
    std::vector<Renown> sources{
        {Token::wagons, static_cast<int>(state.players[seat].delivered.size()), "result.wagons"},
        {Token::cities, visits.cities, "result.cities"},
        {Token::towns, visits.towns, "result.towns"},
        {Token::villages, std::min(visits.villages, state.board().plan().goal.villages), "result.villages"}};
    std::stable_sort(sources.begin(), sources.end(), [](auto& a, auto& b) { return a.points > b.points; });
    int group = 0;
    for (const Renown& source : sources) {
        if (source.points == 0) continue;
        Zone made =
            makeZone(resultZone(seat, group++), Shape::row, Area::result, say("zone.points", {number(source.points)}));
        made.owner = seat;
        made.caption = say(source.name);
        made.detail = say("zone.points-of", {part(made.caption), part(made.label)});
        addRenownPieces(made, state.players[seat], source);
        zones.push_back(std::move(made));
    }
}

Plate plateOf(const View& view, Seat seat) {
    const Player& player = view.players[seat];
    Plate plate;
    plate.seat = seat;
    plate.score = renownOf(view, seat);
    plate.handSize = player.hand.count() + view.seen[seat].handCount;
    plate.toAct = waitsFor(view).mayAct(seat);
    plate.tracks = tracksOf(view, seat);
    addStanding(view, seat, plate.badges);
    return plate;
}

}  // namespace intrika::confidants
