// Reading a position: the form of every key, then what T-89 asks of the whole. It asks no more than that: a record
// may begin where no game comes.
#include "engines/traitor/codec.h"
#include "engines/traitor/codec_parts.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <utility>

namespace intrika::traitor {
namespace {

// Far from the ends of its type, so that playing on cannot pass them.
constexpr int scoreBound = 30000;

Seat readSeat(const JsonReader& json, int seats) { return static_cast<Seat>(json.integer(0, seats - 1)); }

std::int16_t readScore(const JsonReader& json) {
    return static_cast<std::int16_t>(json.integer(-scoreBound, scoreBound));
}

void readRing(const JsonReader& json, Board& board) {
    const auto ring = json.items(ringSize);
    std::array<int, landCount> laid{};
    for (std::uint8_t slot = 0; slot < ringSize; ++slot) {
        const JsonReader& landscape = ring[slot];
        landscape.exactKeys({"land", "house", "building"});
        board.lands[slot] = landscape["land"].id<Land>(landIds);
        ++laid[static_cast<std::size_t>(board.lands[slot])];
        if (landscape["house"].id<House>(houseIds) == House::eagle) board.eagle = board.eagle.with(slot);
        const JsonReader building = landscape["building"];
        if (building.isNull()) continue;
        building.exactKeys({"owner", "side"});
        Player& owner = board.players[readSeat(building["owner"], board.seats)];
        SlotSet& slots = building["side"].id<Side>(sideIds) == Side::estate ? owner.estates : owner.depots;
        slots = slots.with(slot);
    }
    const auto twice = [](int count) { return count == 2; };
    if (!std::all_of(laid.begin(), laid.end(), twice)) json.fail(say("problem.landscapes"));
}

LastConflict readLast(const JsonReader& json, int seats) {
    LastConflict last;
    if (json.isNull()) return last;
    json.exactKeys({"slot", "eagle", "rose", "winner", "winners", "points"});
    last.slot = readSlot(json["slot"]);
    last.totals = {readScore(json["eagle"]), readScore(json["rose"])};
    last.tied = json["winner"].isNull();
    if (!last.tied) last.winner = json["winner"].id<House>(houseIds);
    for (const JsonReader& item : json["winners"].items()) {
        const Seat seat = readSeat(item, seats);
        if (SmallSet<Seat, maxPlayers>::ofBits(last.winners.bits() >> seat).empty()) {
            last.winners = last.winners.with(seat);
        } else {
            item.fail(say("problem.not-ascending"));
        }
    }
    last.points = readScore(json["points"]);
    return last;
}

void readPlayer(const JsonReader& json, State& state, Seat seat) {
    json.exactKeys({"house", "score", "stock", "hand", "played", "action", "known"});
    Player& player = state.board.players[seat];
    player.house = json["house"].id<House>(houseIds);
    player.score = readScore(json["score"]);
    if (json["stock"].integer(0, buildingsEach) != player.stock()) json["stock"].fail(say("problem.stock"));
    if (player.depots.count() > maxDepots) json.fail(say("problem.depots"));

    SeatCards& cards = state.cards[seat];
    cards.hand = readSupplies(json["hand"]);
    if (cards.hand.count() > handLimit) json["hand"].fail(say("problem.hand-limit"));
    cards.played = readSupplies(json["played"]);
    if (!json["action"].isNull()) {
        Seat& chooser = state.chosenBy[static_cast<std::size_t>(json["action"].id<Action>(actionIds))];
        if (chooser != noSeat) json["action"].fail(say("problem.action-twice"));
        chooser = seat;
    }
    json["known"].exactKeys({"actions", "held"});
    cards.held = readSupplies(json["known"]["held"]);
}

// Who decides is told by `toAct` alone only where the rest of the position leaves it open.
void readActor(const JsonReader& json, State& state) {
    Board& board = state.board;
    switch (board.phase) {
        case Phase::placeEstate:
        case Phase::action:
        case Phase::supply:
            board.actor = readSeat(json["toAct"]["seats"].items(1)[0], board.seats);
            break;
        case Phase::conflict:
            board.actor = board.strategyHolder;
            break;
        case Phase::build:
            board.actor = state.whoChose(Action::builder);
            if (board.actor == noSeat) json["phase"].fail(say("problem.no-builder"));
            break;
        case Phase::draw:
            json["drawing"].exactKeys({"seat", "left"});
            board.actor = readSeat(json["drawing"]["seat"], board.seats);
            board.left = static_cast<std::uint8_t>(json["drawing"]["left"].integer(1, drawLimit));
            break;
        case Phase::setAside:
        case Phase::over:
            break;
    }
    if (board.phase != Phase::draw) json["drawing"].expect(nullptr, say("problem.not-null"));
}

// The phase says who has an action card: nobody, those before the choosing seat, or everybody.
void readDraft(const JsonReader& json, State& state) {
    const Board& board = state.board;
    const auto players = json["players"].items(board.seats);
    ActionSet chosen;
    for (const Action action : ActionSet::all()) {
        if (state.whoChose(action) != noSeat) chosen = chosen.with(action);
    }
    for (Seat seat = 0; seat < board.seats; ++seat) {
        const bool chose = board.phase > Phase::action ||
                           (board.phase == Phase::action && board.turnOf(seat) < board.turnOf(board.actor));
        if (chose == players[seat]["action"].isNull()) players[seat]["action"].fail(say("problem.action-chosen"));
    }
    if (board.phase < Phase::action) return;
    const auto centre = json["centre"].items();
    if (centre.empty()) {
        json["centre"].fail(say("problem.draft"));
        return;
    }
    state.setAside = centre[0].id<Action>(actionIds);
    if (chosen.contains(state.setAside)) centre[0].fail(say("problem.action-twice"));
    state.draft = ~chosen.with(state.setAside);
}

State readForm(const JsonReader& json, const Options& options, int seats) {
    json.exactKeys({"round", "phase", "startPlayer", "strategyHolder", "ring", "conflict", "centre", "passing",
                    "supply", "discard", "drawing", "last", "players", "toAct"});
    State state;
    Board& board = state.board;
    board.options = options;
    board.seats = static_cast<std::uint8_t>(seats);
    board.round = static_cast<std::uint8_t>(json["round"].integer(1, roundsOf(seats)));
    board.phase = json["phase"].id<Phase>(phaseIds);
    board.startPlayer = readSeat(json["startPlayer"], seats);
    board.strategyHolder = readSeat(json["strategyHolder"], seats);
    readRing(json["ring"], board);
    if (board.phase <= Phase::conflict) {
        json["conflict"].expect(nullptr, say("problem.not-null"));
    } else {
        board.conflict = readSlot(json["conflict"]);
    }
    state.supply = readPile(json["supply"]);
    board.discard = readSupplies(json["discard"]);
    board.last = readLast(json["last"], seats);
    const auto players = json["players"].items(static_cast<std::size_t>(seats));
    for (Seat seat = 0; seat < seats; ++seat) readPlayer(players[seat], state, seat);
    readActor(json, state);
    readDraft(json, state);
    return state;
}

// The 23 supply cards are all there; before the deal they lie as in the setup.
bool suppliesComplete(const State& state) {
    std::array<int, supplyKinds> copies{};
    const auto add = [&copies](SupplySet cards) {
        for (int kind = 0; kind < supplyKinds; ++kind) copies[kind] += cards.copies(kind);
    };
    add(cardsOf(state.supply));
    add(state.board.discard);
    for (const SeatCards& cards : state.cards) {
        add(cards.hand);
        add(cards.played);
    }
    const SupplySet all = state.board.phase == Phase::placeEstate ? cardsOf(state.supply) : SupplySet::all();
    for (int kind = 0; kind < supplyKinds; ++kind) {
        if (copies[kind] != all.copies(kind)) return false;
    }
    return state.board.phase != Phase::placeEstate || all == supplyAtSetup(state.board.options, state.board.seats);
}

void checkConflict(const JsonReader& json, const Board& board) {
    if (board.phase > Phase::supply) return;
    if (board.oneHouseOwnsAll()) json["ring"].fail(say("problem.one-house"));
    if (board.conflict != noSlot && !board.borders().contains(board.conflict)) {
        json["conflict"].fail(say("problem.conflict-place"));
    }
}

void checkCards(const JsonReader& json, const State& state) {
    const Board& board = state.board;
    if (!suppliesComplete(state)) {
        json["supply"].fail(say("problem.supplies"));
        return;
    }
    SupplySet withPlayers;
    for (const SeatCards& cards : state.cards) withPlayers += cards.hand + cards.played;
    const auto players = json["players"].items(board.seats);
    for (Seat seat = 0; seat < board.seats; ++seat) {
        const SeatCards& cards = state.cards[seat];
        const bool mayHavePlayed = board.phase == Phase::build ||
                                   (board.phase == Phase::supply && board.turnOf(seat) < board.turnOf(board.actor));
        if (!mayHavePlayed && !cards.played.empty()) players[seat]["played"].fail(say("problem.played"));
        const SupplySet others = withPlayers - cards.hand - cards.played;
        if (!others.contains(cards.held)) players[seat]["known"]["held"].fail(say("problem.held"));
    }
}

// Whoever is to act can do so: has an estate to place, or has cards that must be drawn from a new pile.
bool canGoOn(const State& state) {
    const Board& board = state.board;
    if (board.phase == Phase::placeEstate) return board.players[board.actor].stock() > 0;
    if (board.phase == Phase::draw && Rules::toAct(state).isChance()) {
        return state.supply.empty() && !board.discard.empty();
    }
    return true;
}

// What follows from the rest must stand there as it follows.
void checkWhatFollows(const JsonReader& json, const State& state) {
    const Json written = Codec::writePosition(state);
    json["centre"].expect(written["centre"], say("problem.draft"));
    json["passing"].expect(written["passing"], say("problem.draft"));
    const auto players = json["players"].items(state.board.seats);
    for (Seat seat = 0; seat < state.board.seats; ++seat) {
        players[seat]["known"]["actions"].expect(written["players"][seat]["known"]["actions"], say("problem.draft"));
    }
    json["toAct"].expect(written["toAct"], say("problem.to-act"));
    if (!canGoOn(state)) json["toAct"].fail(say("problem.to-act"));
}

}  // namespace

Expected<State> Codec::readPosition(const Json& json, const Options& options, int seats) {
    std::optional<Problem> issue;
    const JsonReader reader(json, issue);
    if (seats < 3 || seats > maxPlayers) {  // T-1
        reader.fail(say("problem.seats"));
        return unexpected(std::move(*issue));
    }
    const State state = readForm(reader, options, seats);
    if (!issue) checkConflict(reader, state.board);
    if (!issue) checkCards(reader, state);
    if (!issue) checkWhatFollows(reader, state);
    if (issue) return unexpected(std::move(*issue));
    return state;
}

}  // namespace intrika::traitor
