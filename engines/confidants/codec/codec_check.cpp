#include "engines/confidants/codec/codec_check.h"

#include "engines/confidants/codec/codec.h"
#include "engines/confidants/legal/bands.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <utility>

namespace intrika::confidants {
namespace {

bool hasOwnCards(const State& state, Seat seat, bool hasBid, bool laidAway) {
    const Player& player = state.players[seat];
    RankSet ranks = player.hand;
    std::size_t count = static_cast<std::size_t>(player.hand.count()) + player.played.size();
    for (const Rank rank : player.played) ranks = ranks.with(rank);
    if (hasBid && !laidAway) {
        ranks = ranks.with(player.bid);
        ++count;
    }
    if (hasBid && laidAway && !player.played.contains(player.bid)) return false;
    return ranks == RankSet::all() && count == rankCount;
}

bool hasOwnSecrets(const Secrets& secrets) {
    std::array<int, secretKinds> copies{};
    for (int kind = 0; kind < secretKinds; ++kind)
        copies[static_cast<std::size_t>(kind)] = secrets.hand.copies(static_cast<Secret>(kind));
    const auto add = [&](Secret card) { ++copies[static_cast<std::size_t>(card)]; };
    for (const Secret card : secrets.reserve) add(card);
    for (const LaidSecret& laid : secrets.played) add(laid.card);
    if (secrets.bid.isThere()) add(secrets.bid.card);
    return std::equal(copies.begin(), copies.end(), secretCopies.begin());
}

std::size_t placeIn(const SeatLine& seats, Seat seat) {
    return static_cast<std::size_t>(std::find(seats.begin(), seats.end(), seat) - seats.begin());
}

bool isInRound(const State& state) { return state.phase >= Phase::turn && state.phase < Phase::over; }

// E-21, E-26, E-35: a bid stands from the bidding to the upkeep, its cards with it to the end of the turn.
void checkBid(const JsonReader& json, const State& state, Seat seat) {
    const Player& player = state.players[seat];
    const bool bids = state.phase == Phase::bid && placeIn(state.order, seat) < state.done;
    const bool expected = player.alive && (bids || isInRound(state));
    const bool hasBid = player.bid != noRank;
    if (expected ? hasBid == player.out : hasBid || player.out) json["bid"].fail(say("problem.bid"));
    const bool laidAway = isInRound(state) && placeIn(state.turns, seat) < state.done;
    const Secrets& secrets = state.secrets[seat];
    if (secrets.bid.isThere() != (hasBid && !laidAway)) json["secretBid"].fail(say("problem.bid"));
    if (secrets.bid.shown && !secrets.bid.isThere()) json["secretShown"].fail(say("problem.bid"));
    if (!hasOwnCards(state, seat, hasBid, laidAway)) json["hand"].fail(say("problem.action-cards"));
    if (!hasOwnSecrets(secrets)) json["secrets"].fail(say("problem.secrets"));
}

// E-6, E-7, E-115
void checkArmies(const JsonReader& json, const State& state, Seat seat) {
    const Player& player = state.players[seat];
    const bool earlier = placeIn(state.order, seat) < state.done;
    const bool placed = state.phase > Phase::place || earlier;
    const bool loaded = state.phase > Phase::load || (state.phase == Phase::load && earlier);
    FixedList<City, cityCount + armyCount> wagons;
    for (const City city : player.delivered) wagons.append(city);
    for (const ArmyKind kind : allArmies) {
        const Army& army = player.army(kind);
        const JsonReader place = json["armies"][idOf(kind, armyIds)];
        const bool mayBeLost = placed && state.phase > Phase::load && (kind != ArmyKind::patrician || !player.alive);
        if (army.onBoard() != placed && !mayBeLost) place["at"].fail(say("problem.army-place"));
        if (army.onBoard() && !player.alive) place["at"].fail(say("problem.army-place"));
        Army lost;
        lost.strength = army.strength;
        const bool bare = army == lost && state.gifts.count(GiftZone::with(seat, kind)) == 0;
        if (placed && !army.onBoard() && !bare) place.fail(say("problem.lost-army"));
        const City wagon = state.secrets[seat].wagon(kind);
        if (wagon == noWagon) continue;
        if (wagons.contains(wagon)) place["wagon"].fail(say("problem.wagons"));
        wagons.append(wagon);
    }
    if (wagons.size() != (loaded ? cityCount : 0u)) json["armies"].fail(say("problem.wagons"));
}

void checkOrder(const JsonReader& json, const State& state) {
    const auto sameSeats = [](const SeatLine& one, const SeatLine& other) {
        return one.size() == other.size() &&
               std::all_of(one.begin(), one.end(), [&](Seat seat) { return other.contains(seat); });
    };
    for (Seat seat = 0; seat < state.seats; ++seat) {
        const bool alive = state.players[seat].alive;
        const bool listed = state.order.contains(seat);
        if (state.phase == Phase::over ? alive && !listed : alive != listed) json["order"].fail(say("problem.order"));
    }
    const bool turns = isInRound(state);
    if (turns ? !sameSeats(state.order, state.turns) : !state.turns.empty()) json["turns"].fail(say("problem.order"));
    const std::size_t length = state.order.size();
    const bool running = state.phase <= Phase::turn;
    const std::size_t ended = state.phase == Phase::over ? 0 : length;
    if (running ? state.done >= length : state.done != ended) json["done"].fail(say("problem.done"));
}

void checkGifts(const JsonReader& json, const State& state) {
    for (int gift = 0; gift < giftTotal; ++gift) {
        const auto card = static_cast<Gift>(gift);
        const bool inGame = state.gifts.zone(card) != GiftZone::notInGame();
        if (inGame != (numberOf(card) < state.seats)) json["piles"].fail(say("problem.gifts"));
    }
}

Phase phaseOf(const Pending& pending) {
    switch (pending.kind) {
        case Waiting::veto:
        case Waiting::plot:
        case Waiting::offer:
            return Phase::turn;
        case Waiting::evict:
            return Phase::night;
        case Waiting::tip:
            return Phase::robbers;
        default:
            return pending.band == Band::mob ? Phase::mob : Phase::robbers;
    }
}

// The attacked stand with the band, and are asked exactly if they can pay (E-110).
bool isFightRight(const State& state) {
    const Pending& pending = state.pending;
    const auto there = [&](ArmyKind kind) {
        const NodeId at = state.players[pending.seat].army(kind).at;
        return !pending.armies.contains(kind) || (at != noNode && at == state.band(pending.band));
    };
    const auto pays = [&](ArmyKind kind) { return canPayInBattle(state, kind); };
    const bool asked = std::any_of(allArmies.begin(), allArmies.end(), pays);
    return !pending.armies.empty() && pending.by != pending.seat &&
           std::all_of(allArmies.begin(), allArmies.end(), there) && asked == (pending.kind == Waiting::fight);
}

bool isWaitingRight(const State& state) {
    const Pending& pending = state.pending;
    State before = state;
    before.pending = {};
    switch (pending.kind) {
        case Waiting::veto: {
            const auto move = Codec::readMove(Codec::writePosition(state)["pending"]["move"]);
            bool& used = pending.mischief.by == By::action ? before.turn.action : before.turn.secret;
            const bool isShown = pending.mischief.by == By::action || state.secrets[pending.seat].bid.shown;
            if (!std::exchange(used, false) || !isShown) return false;  // E-87
            return !pending.ask.empty() && pending.seat == state.active() && !pending.ask.contains(pending.seat) &&
                   Rules::isLegal(before, pending.seat, *move);
        }
        case Waiting::plot:
            return pending.seat == state.active() && pending.target != pending.seat &&
                   state.players[pending.target].alive;
        case Waiting::offer:
            before.turn.offered = false;
            return pending.by == state.active() &&
                   Rules::isLegal(before, pending.by, Offer{pending.give, pending.want, pending.seat});
        case Waiting::tip:
            return !pending.ask.empty();
        case Waiting::fight:
        case Waiting::battle:
            return isFightRight(state);
        case Waiting::steal:
            return state.gifts.count(GiftZone::with(pending.seat, ArmyKind::patrician)) >= 2;
        case Waiting::evict:
            return !pending.queue.empty() &&
                   std::all_of(pending.queue.begin(), pending.queue.end(), [&](const Owed& owed) {
                       const NodeId at = state.players[owed.seat].army(owed.army).at;
                       return at != noNode && state.board().bridges().contains(at);
                   });
        default:
            return true;
    }
}

void checkPending(const JsonReader& json, const State& state) {
    const Pending& pending = state.pending;
    const bool none = pending.kind == Waiting::none;
    const bool mayBeNone = state.phase <= Phase::turn || state.phase == Phase::over;
    if (none ? !mayBeNone : phaseOf(pending) != state.phase) {
        json["pending"].fail(say("problem.pending"));
        return;
    }
    for (const Band band : {Band::mob, Band::robbers}) {
        const bool replacing = pending.kind == Waiting::replace && pending.band == band;
        if ((state.band(band) == noNode) != replacing) json["bands"].fail(say("problem.band-place"));
    }
}

// The first key that is not as it follows from the rest.
void checkWhatFollows(const JsonReader& json, const State& state) {
    const Json written = Codec::writePosition(state);
    for (const auto& [key, value] : written.items()) json[key].expect(value, say("problem.follows"));
    const ToAct now = waitsFor(state);
    MoveList<Move> moves;
    if (now.kind == ToAct::Kind::seats) {
        Rules::legalMoves(state, now.seats.first(), moves);
        if (moves.empty()) json["toAct"].fail(say("problem.to-act"));
    }
}

}  // namespace

void checkPosition(const JsonReader& json, const State& state) {
    const auto players = json["players"].items(state.seats);
    checkOrder(json, state);
    checkGifts(json, state);
    for (Seat seat = 0; seat < state.seats; ++seat) {
        checkBid(players[seat], state, seat);
        checkArmies(players[seat], state, seat);
    }
    checkPending(json, state);
    if (json.hasIssue()) return;
    if (!isWaitingRight(state)) json["pending"].fail(say("problem.pending"));
    if (!json.hasIssue()) checkWhatFollows(json, state);
}

}  // namespace intrika::confidants
