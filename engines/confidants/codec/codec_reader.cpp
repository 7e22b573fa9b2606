// Reading a position: the form of every key; whether it all fits together is asked by codec_check.cpp.
#include "engines/confidants/codec/codec.h"
#include "engines/confidants/codec/codec_check.h"
#include "engines/confidants/codec/codec_parts.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <utility>

namespace intrika::confidants {
namespace {

constexpr int mostHeld = 3;
constexpr int mostBeaten = 100;
// Of the patrician by rank, guide and maps (E-41, E-43); of mercenaries together (E-49), and each for itself.
constexpr int mostStepsLeft = 14, mostPool = 6, mostBonus = 7;

std::uint8_t readByte(const JsonReader& json, int least, int most) {
    return static_cast<std::uint8_t>(json.integer(least, most));
}

Round readRound(const JsonReader& json, int least) { return static_cast<Round>(json.integer(least, lastRound)); }

class PositionReader {
public:
    PositionReader(const JsonReader& json, const Options& options, int seats) : json_(json) {
        state_.options = options;
        state_.seats = static_cast<std::uint8_t>(seats);
    }

    State read() {
        json_["game"].expect("confidants", say("problem.game"));
        json_["board"].expect(board().plan().id, say("problem.unknown-board", {literal(board().plan().id)}));
        state_.round = readRound(json_["round"], 1);
        state_.phase = json_["phase"].id<Phase>(phaseIds);
        state_.order = readSeats(json_["order"]);
        state_.turns = readSeats(json_["turns"]);
        state_.done = readByte(json_["done"], 0, maxPlayers);
        const auto players = json_["players"].items(state_.seats);
        for (Seat seat = 0; seat < state_.seats; ++seat) readPlayer(players[seat], seat);
        readBands();
        readDated(json_["tips"], static_cast<Round>(state_.round - 1), state_.tips);  // E-84
        readDated(json_["vetoes"], state_.round, state_.vetoes);                      // E-87
        json_["piles"].exactKeys({cityIds[0], cityIds[1], cityIds[2]});
        for (const City city : allCities) readPile(json_["piles"][idOf(city, cityIds)], city);
        readGifts(json_["discard"], GiftZone::discard());
        if (state_.phase == Phase::turn) readTurn(json_["turn"]);
        if (!json_["pending"].isNull()) readPending(json_["pending"]);
        return state_;
    }

private:
    const Board& board() const { return state_.board(); }
    Seat readSeat(const JsonReader& json) const { return readByte(json, 0, state_.seats - 1); }

    SeatLine readSeats(const JsonReader& json) const {
        SeatLine seats;
        for (const JsonReader& item : json.items()) {
            const Seat seat = readSeat(item);
            if (seats.contains(seat)) {
                item.fail(say("problem.seat-twice"));
            } else {
                seats.append(seat);
            }
        }
        return seats;
    }

    NodeId readNode(const JsonReader& json) const {
        if (json.isNull()) return noNode;
        const NodeId node = board().node(readSpot(json));
        if (node == noNode) json.fail(say("problem.board.no-cell", {literal(json.text())}));
        return node;
    }

    std::uint8_t readSettlement(const JsonReader& json) const {
        const std::string id = json.text();
        for (int index = 0; index < board().settlements(); ++index) {
            if (board().settlement(index).id == id) return static_cast<std::uint8_t>(index);
        }
        json.fail(say("problem.unknown-name", {literal(id)}));
        return 0;
    }

    // Calls `placed` with each gift that was nowhere else.
    template <class Placed>
    void readGifts(const JsonReader& json, GiftZone zone, Placed placed) {
        for (const JsonReader& item : json.items()) {
            const Gift gift = readGift(item);
            if (state_.gifts.zone(gift) != GiftZone::notInGame()) {
                item.fail(say("problem.gift-twice"));
            } else {
                state_.gifts.move(gift, zone);
                placed(gift);
            }
        }
    }
    void readGifts(const JsonReader& json, GiftZone zone) {
        readGifts(json, zone, [](Gift) {});
    }
    void readPile(const JsonReader& json, City city) {
        readGifts(json, GiftZone::piled(), [&](Gift gift) { state_.piles.putBelow(city, gift); });
    }

    // Fills a list that holds nothing twice.
    template <class List, class Read>
    static void readOnce(const JsonReader& json, List& list, Read read) {
        for (const JsonReader& item : json.items()) {
            const auto element = read(item);
            if (list.isFull() || list.contains(element)) {
                item.fail(say("problem.twice"));
            } else {
                list.append(element);
            }
        }
    }

    void readArmyOf(const JsonReader& json, Seat seat, ArmyKind kind) {
        json.exactKeys({"at", "strength", "bonus", "gold", "gifts", "wagon", "held", "pass", "night"});
        Army& army = state_.players[seat].army(kind);
        army.at = readNode(json["at"]);
        army.strength = readByte(json["strength"], 1, 3);
        army.bonus = readByte(json["bonus"], 0, 100);
        army.gold = static_cast<std::uint16_t>(json["gold"].integer(0, mostGold));
        army.held = readByte(json["held"], 0, mostHeld);
        army.pass = readRound(json["pass"], 0);
        if (!json["wagon"].isNull()) state_.secrets[seat].wagon(kind) = json["wagon"].id<City>(cityIds);
        if (!json["night"].isNull()) army.night = readSettlement(json["night"]);
        readGifts(json["gifts"], GiftZone::with(seat, kind));
    }

    static void readSecrets(const JsonReader& json, Secrets& secrets) {
        for (const JsonReader& item : json["secrets"].items()) {
            const auto card = item.id<Secret>(secretIds);
            if (secrets.hand.copies(card) == secretCopies[static_cast<std::size_t>(card)]) {
                item.fail(say("problem.secrets"));
            } else {
                secrets.hand.add(card);
            }
        }
        const auto reserve = json["reserve"].items(reserveSize);
        for (std::size_t card = 0; card < reserveSize; ++card)
            secrets.reserve[card] = reserve[card].id<Secret>(secretIds);
        if (!json["secretBid"].isNull()) secrets.bid.card = json["secretBid"].id<Secret>(secretIds);
        secrets.bid.shown = json["secretShown"].boolean();
        for (const JsonReader& item : json["secretPlayed"].items()) {
            item.exactKeys({"card", "shown"});
            const LaidSecret laid{item["card"].id<Secret>(secretIds), item["shown"].boolean()};
            if (secrets.played.isFull()) {
                item.fail(say("problem.secrets"));
            } else {
                secrets.played.append(laid);
            }
        }
    }

    static void readCards(const JsonReader& json, Player& player) {
        for (const JsonReader& item : json["hand"].items()) {
            const Rank rank = readRank(item);
            if ((player.hand.bits() >> numberOf(rank)) != 0) item.fail(say("problem.not-ascending"));
            player.hand = player.hand.with(rank);
        }
        if (!json["bid"].isNull()) player.bid = readRank(json["bid"]);
        readOnce(json["played"], player.played, readRank);
    }

    void readSighting(const JsonReader& json, Sighting& known) {
        const auto items = json.items();
        if (items.empty()) return;
        if (items.size() > 1) json.fail(say("problem.wrong-length", {number(1)}));
        items[0].exactKeys({"seat", "army", "wagon"});
        known = {readSeat(items[0]["seat"]), readArmy(items[0]["army"]), items[0]["wagon"].id<City>(cityIds)};
    }

    void readPlayer(const JsonReader& json, Seat seat) {
        json.exactKeys({"alive",        "fatigue", "finding", "caught",  "beaten",    "out",
                        "hand",         "bid",     "played",  "secrets", "secretBid", "secretShown",
                        "secretPlayed", "reserve", "armies",  "walked",  "visited",   "delivered",
                        "freeUsed",     "merged",  "trades",  "known"});
        Player& player = state_.players[seat];
        player.alive = json["alive"].boolean();
        player.fatigue = readByte(json["fatigue"], 0, trackEnd);
        player.finding = readByte(json["finding"], 0, trackEnd);
        if (!json["caught"].isNull()) player.caught = readRound(json["caught"], 1);
        player.beaten = readByte(json["beaten"], 0, mostBeaten);
        player.out = json["out"].boolean();
        player.walked = json["walked"].boolean();
        player.trades = readByte(json["trades"], 0, 2);
        readCards(json, player);
        readSecrets(json, state_.secrets[seat]);
        json["armies"].exactKeys({armyIds[0], armyIds[1], armyIds[2]});
        for (const ArmyKind kind : allArmies) readArmyOf(json["armies"][idOf(kind, armyIds)], seat, kind);
        readOnce(json["visited"], player.visited, [&](const JsonReader& item) { return readSettlement(item); });
        for (const std::uint8_t settlement : player.visited) player.visitedSet |= 1u << settlement;
        readOnce(json["delivered"], player.delivered, [](const JsonReader& item) { return item.id<City>(cityIds); });
        readOnce(json["freeUsed"], player.freeUsed, [](const JsonReader& item) { return item.id<Free>(freeIds); });
        player.merged = readArmies(json["merged"]);
        readSighting(json["known"], state_.secrets[seat].sighting);
    }

    void readBands() {
        const JsonReader bands = json_["bands"];
        bands.exactKeys({"mob", "robbers"});
        bands["mob"].exactKeys({"at"});
        bands["robbers"].exactKeys({"at", "gold"});
        state_.band(Band::mob) = readNode(bands["mob"]["at"]);
        state_.band(Band::robbers) = readNode(bands["robbers"]["at"]);
        state_.robberGold = static_cast<std::uint16_t>(bands["robbers"]["gold"].integer(0, mostGold));
        const JsonReader business = json_["business"];
        if (business.isNull()) return;
        business.exactKeys({"seat", "until"});
        state_.business = {readSeat(business["seat"]), readRound(business["until"], state_.round)};
    }

    // Of two rounds at most, and one of a seat in each: so the line has room for all that can still be laid.
    void readDated(const JsonReader& json, Round from, DatedLine& line) {
        for (const JsonReader& item : json.items()) {
            item.exactKeys({"seat", "round"});
            const Dated one{readSeat(item["seat"]), readRound(item["round"], 1)};
            if (one.round < from || one.round > from + 1) item["round"].fail(say("problem.dated"));
            if (line.isFull() || std::find(line.begin(), line.end(), one) != line.end()) {
                item.fail(say("problem.twice"));
            } else {
                line.append(one);
            }
        }
    }

    void readTurn(const JsonReader& json) {
        json.exactKeys({"seat", "action", "secret", "exchanged", "walk", "pool", "bonus", "maps", "offered", "gives"});
        Turn& turn = state_.turn;
        turn.action = json["action"].boolean();
        turn.secret = json["secret"].boolean();
        turn.exchanged = json["exchanged"].boolean();
        turn.offered = json["offered"].boolean();
        const JsonReader walk = json["walk"];
        turn.walks = !walk.isNull();
        if (turn.walks) {
            walk.exactKeys({"left", "begun", "free"});
            turn.left = readByte(walk["left"], 0, mostStepsLeft);
            turn.begun = walk["begun"].boolean();
            turn.free = readByte(walk["free"], 0, turn.left);
        }
        turn.pool = readByte(json["pool"], 0, mostPool);
        json["bonus"].exactKeys({"large", "small"});
        turn.bonus = {0, readByte(json["bonus"]["large"], 0, mostBonus),
                      readByte(json["bonus"]["small"], 0, mostBonus)};
        readOnce(json["maps"], turn.maps, readGift);
        turn.gives = readByte(json["gives"], 0, 12);
    }

    void readMischief(const JsonReader& json, Pending& pending) {
        const auto move = Codec::readMove(json.json());
        const auto* bribe = move ? std::get_if<Bribe>(&*move) : nullptr;
        const auto* scheme = move ? std::get_if<Scheme>(&*move) : nullptr;
        const auto* use = move ? std::get_if<Use>(&*move) : nullptr;
        if (bribe) {
            pending.mischief = {Mischief::Kind::bribe, By::action, 0, bribe->rounds, bribe->payer};
        } else if (scheme) {
            pending.mischief = {Mischief::Kind::scheme, scheme->by, scheme->target, 0, ArmyKind::patrician};
        } else if (use && use->by == By::secret) {
            pending.mischief = {Mischief::Kind::tip, By::secret, 0, 0, ArmyKind::patrician};
        } else {
            json.fail(say("problem.pending"));
        }
    }

    void readQueue(const JsonReader& json, Pending& pending) {
        readOnce(json, pending.queue, [&](const JsonReader& item) {
            const auto parts = item.items(2);
            return Owed{readSeat(parts[0]), readArmy(parts[1])};
        });
    }

    void readBandPending(const JsonReader& json, Pending& pending) {
        pending.band = json["band"].id<Band>(bandIds);
        pending.seat = readSeat(json["seat"]);
        if (pending.kind == Waiting::band) {
            pending.steps = json["steps"].isNull() ? notRolled : readByte(json["steps"], 2, 12);
        } else if (pending.kind != Waiting::steal && pending.kind != Waiting::replace) {
            pending.by = readSeat(json["by"]);
            pending.armies = readArmies(json["armies"]);
        }
    }

    // Keys that do not belong to the kind are found when the position is written again.
    void readPending(const JsonReader& json) {
        Pending& pending = state_.pending;
        pending.kind = json["kind"].id<Waiting>(waitingIds);
        switch (pending.kind) {
            case Waiting::none:
                json["kind"].fail(say("problem.pending"));
                break;
            case Waiting::veto:
                pending.ask = readSeats(json["ask"]);
                pending.seat = readSeat(json["seat"]);
                readMischief(json["move"], pending);
                break;
            case Waiting::plot:
                pending.seat = readSeat(json["seat"]);
                pending.target = readSeat(json["target"]);
                pending.add = static_cast<std::int8_t>(json["add"].integer(-1, 1));
                break;
            case Waiting::offer:
                pending.seat = readSeat(json["seat"]);
                pending.by = readSeat(json["from"]);
                pending.give = readGoods(json["give"]);
                pending.want = readGoods(json["want"]);
                break;
            case Waiting::tip:
                pending.ask = readSeats(json["ask"]);
                break;
            case Waiting::evict:
                readQueue(json["queue"], pending);
                break;
            default:
                readBandPending(json, pending);
                break;
        }
    }

    const JsonReader& json_;
    State state_;
};

}  // namespace

Expected<State> Codec::readPosition(const Json& json, const Options& options, int seats) {
    Boards supplied;
    return readPosition(json, options, seats, supplied);
}

Expected<State> Codec::readPosition(const Json& json, const Options&, int seats, Boards& boards) {
    std::optional<Problem> issue;
    const JsonReader reader(json, issue);
    if (seats < 2 || seats > maxPlayers) {  // E-1
        reader.fail(say("problem.seats"));
        return unexpected(std::move(*issue));
    }
    reader.exactKeys({"game", "board", "options", "round", "phase", "toAct", "order", "done", "turns", "turn",
                      "players", "bands", "business", "tips", "vetoes", "piles", "discard", "pending", "result"});
    reader["options"].exactKeys({"board", "exactMove", "mercSteps", "mercCities", "bridge", "cardValues",
                                 "twoRoundBribe", "findingReset", "sycophantsHold", "battlePay", "wagonsOpen", "trades",
                                 "campRest", "rounds"});
    const Options options = readOptionsOf(reader["options"], boards);
    if (issue) return unexpected(std::move(*issue));
    const State state = PositionReader(reader, options, seats).read();
    if (!issue) checkPosition(reader, state);
    if (issue) return unexpected(std::move(*issue));
    return state;
}

}  // namespace intrika::confidants
