// Reading a position: the form of every key. What has to hold between them is checked in position_check.cpp.
#include "engines/coach/codec.h"
#include "engines/coach/codec_parts.h"
#include "engines/coach/windows.h"

#include <nlohmann/json.hpp>

#include <utility>

namespace intrika::coach {
namespace {

Object readObjectOrNull(const JsonReader& json) { return json.isNull() ? Object::none : readObject(json); }

void readMatch(const JsonReader& json, Board& board) {
    json.exactKeys({"round", "scores", "extra"});
    board.extra = json["extra"].boolean();
    const int last = board.options.rounds;
    // C-143: the extra game comes after all the others, and only in a match.
    const int least = board.extra ? last + 1 : 1;
    board.round = static_cast<std::uint8_t>(json["round"].integer(least, board.extra ? least : last));
    if (board.extra && last == 1) json["extra"].fail(say("problem.extra-game"));
    const auto scores = json["scores"].items(board.seats);
    for (Seat seat = 0; seat < board.seats; ++seat) {
        board.scores[seat] = static_cast<std::int16_t>(scores[seat].integer(0, scoreBound));
    }
}

void readTurn(const JsonReader& json, Board& board) {
    json.exactKeys({"seat", "number"});
    board.turnSeat = readSeat(json["seat"], board.seats);
    // C-160: after the last turn stands the one that does not take place any more.
    const int most = board.options.turnLimit * board.seats + (allIsShown(board.phase) ? 1 : 0);
    board.turnNumber = static_cast<std::uint16_t>(json["number"].integer(1, most));
}

void readNotesOn(const JsonReader& json, Notes& notes, Seat seat) {
    json.exactKeys({"alliance", "profession", "holds", "held"});
    if (!json["alliance"].isNull()) notes.learnAlliance(seat, json["alliance"].id<Alliance>(allianceIds));
    if (!json["profession"].isNull()) notes.professions[seat] = readProfession(json["profession"]);
    notes.holds[seat] = readMemory(json["holds"]);
    notes.held[seat] = readMemory(json["held"]);
}

Notes readNotes(const JsonReader& json, Seat own, int seats) {
    json.exactKeys({"deckTop", "deck", "seats"});
    Notes notes;
    const auto top = json["deckTop"].items();
    if (top.size() > notes.deckTop.size()) json["deckTop"].fail(say("problem.deck-top"));
    for (std::size_t card = 0; card < top.size() && card < notes.deckTop.size(); ++card) {
        notes.deckTop[card] = readObject(top[card]);
    }
    notes.knowsDeck = !json["deck"].isNull();
    if (notes.knowsDeck) notes.deck = readObjects(json["deck"]);
    const auto about = json["seats"].items(static_cast<std::size_t>(seats));
    for (Seat seat = 0; seat < seats; ++seat) {
        if (seat == own) {
            about[seat].expect(nullptr, say("problem.not-null"));
        } else {
            readNotesOn(about[seat], notes, seat);
        }
    }
    return notes;
}

void readPlayer(const JsonReader& json, State& state, Seat seat) {
    json.exactKeys({"alliance", "profession", "faceUp", "objects", "known"});
    Player& player = state.players[seat];
    player.alliance = json["alliance"].id<Alliance>(allianceIds);
    player.profession = readProfession(json["profession"]);
    if (json["faceUp"].boolean()) state.board.open[seat] = player.profession;
    player.hand = readObjects(json["objects"]);
    state.notes[seat] = readNotes(json["known"], seat, state.board.seats);
}

void readStacked(const JsonReader& json, State& state) {
    if (json.isNull()) return;
    json.exactKeys({"chosen"});
    const auto chosen = json["chosen"].items();
    if (chosen.size() > state.secrets.stacked.size()) {
        json["chosen"].fail(say("problem.phase"));
        return;
    }
    for (const JsonReader& item : chosen) state.secrets.stacked[state.board.stacked++] = readObject(item);
}

void readQueue(const JsonReader& json, State& state) {
    Trade& trade = state.board.trade;
    const auto items = json.items();
    if (items.size() > trade.queue.size()) {
        json.fail(say("problem.trade"));
        return;
    }
    for (std::size_t index = 0; index < items.size(); ++index) {
        items[index].exactKeys({"giver", "object"});
        const Object object = readObject(items[index]["object"]);
        trade.queue[index] = {readSeat(items[index]["giver"], state.board.seats), isBag(object) ? Object::bag : object};
        if (!isBag(object)) continue;
        if (state.secrets.bagInQueue != Object::none) items[index].fail(say("problem.trade"));  // C-59
        state.secrets.bagInQueue = object;
    }
}

void readTrade(const JsonReader& json, State& state) {
    if (json.isNull()) return;
    json.exactKeys({"kind", "from", "to", "name", "offered", "answer", "smuggled", "queue"});
    Trade& trade = state.board.trade;
    const int seats = state.board.seats;
    trade.kind = json["kind"].id<int>(tradeKindIds) == 0 ? TradeKind::offer : TradeKind::demand;
    trade.from = readSeat(json["from"], seats);
    trade.to = readSeat(json["to"], seats);
    if (!json["name"].isNull()) trade.name = readName(json["name"]);
    state.secrets.offered = readObjectOrNull(json["offered"]);
    state.secrets.answer = readObjectOrNull(json["answer"]);
    trade.hasOffered = state.secrets.offered != Object::none;
    trade.hasAnswer = state.secrets.answer != Object::none;
    state.secrets.smuggled = readSeats(json["smuggled"], seats);
    readQueue(json["queue"], state);
}

void readSextant(const JsonReader& json, State& state) {
    if (json.isNull()) return;
    json.exactKeys({"direction", "chosen"});
    Board& board = state.board;
    board.direction = json["direction"].id<Direction>(directionIds);
    const auto chosen = json["chosen"].items(board.seats);
    for (Seat seat = 0; seat < board.seats; ++seat) {
        state.secrets.passingOn[seat] = readObjectOrNull(chosen[seat]);
        if (!chosen[seat].isNull()) board.passingOn = board.passingOn.with(seat);
    }
}

void readUsed(const JsonReader& json, FightState& fight, int seats) {
    for (const JsonReader& item : json.items()) {
        Used use;
        use.seat = readSeat(item["seat"], seats);
        if (item.has("object")) {
            item.exactKeys({"seat", "object"});
            use.object = readObject(item["object"]);
        } else {
            item.exactKeys({"seat", "profession"});
            use.profession = readProfession(item["profession"]);
        }
        const bool twice = use.object != Object::none ? fight.hasUsed(use.object) : fight.hasUsed(use.profession);
        if (twice || fight.used.size() == UsedList::capacity) {
            item.fail(say("problem.fight"));
        } else {
            fight.used.append(use);
        }
    }
}

void readFight(const JsonReader& json, State& state) {
    if (json.isNull()) return;
    json.exactKeys({"attacker", "defender", "sides", "hypnotized", "used", "duel", "decided", "passed", "points",
                    "winner", "taken"});
    const int seats = state.board.seats;
    FightState& fight = state.board.fight;
    fight.attacker = readSeat(json["attacker"], seats);
    fight.defender = readSeat(json["defender"], seats);
    const auto sides = json["sides"].items(static_cast<std::size_t>(seats));
    for (Seat seat = 0; seat < seats; ++seat) {
        if (!sides[seat].isNull()) fight.sides[seat] = sides[seat].id<Side>(sideIds);
    }
    fight.hypnotized = readSeatOrNull(json["hypnotized"], seats);
    readUsed(json["used"], fight, seats);
    fight.duel = readSeatOrNull(json["duel"], seats);
    fight.decided = readSeatOrNull(json["decided"], seats);
    fight.passed = readSeats(json["passed"], seats);
    fight.winner = readSeatOrNull(json["winner"], seats);
    state.secrets.taken = readObjectOrNull(json["taken"]);
}

void readGift(const JsonReader& json, Board& board) {
    if (json.isNull()) return;
    json.exactKeys({"seat", "gave", "resume"});
    board.gift = {readSeat(json["seat"], board.seats), json["resume"].id<Resume>(resumeIds),
                  readSeats(json["gave"], board.seats)};
}

void readDeclaration(const JsonReader& json, Board& board) {
    if (json.isNull()) return;
    json.exactKeys({"seat", "victory", "named", "right", "winners", "points"});
    Declaration& declaration = board.declaration;
    declaration.seat = readSeat(json["seat"], board.seats);
    declaration.victory = json["victory"].id<Victory>(victoryIds);
    declaration.named = readSeats(json["named"], board.seats);
    declaration.isOpen = allIsShown(board.phase);
    if (!declaration.isOpen) return;  // the rest is null then, and follows from the cards else
    declaration.right = json["right"].boolean();
    declaration.winners = readSeats(json["winners"], board.seats);
    const auto points = json["points"].items(board.seats);
    for (Seat seat = 0; seat < board.seats; ++seat) {
        declaration.points[seat] = static_cast<std::int8_t>(points[seat].integer(0, 5));
    }
}

State readForm(const JsonReader& json, const Options& options, int seats) {
    json.exactKeys({"match", "startPlayer", "turn", "phase", "deck", "professionDeck", "players", "clairvoyant",
                    "trade", "sextant", "fight", "gift", "declaration", "result", "toAct"});
    State state;
    Board& board = state.board;
    board.options = options;
    board.seats = static_cast<std::uint8_t>(seats);
    board.phase = json["phase"].id<Phase>(phaseIds);
    readMatch(json["match"], board);
    board.startPlayer = readSeat(json["startPlayer"], seats);
    readTurn(json["turn"], board);
    state.deck = readPile(json["deck"]);
    state.professionDeck = readProfessions(json["professionDeck"]);
    const auto players = json["players"].items(board.seats);
    for (Seat seat = 0; seat < seats; ++seat) readPlayer(players[seat], state, seat);
    readStacked(json["clairvoyant"], state);
    readTrade(json["trade"], state);
    readSextant(json["sextant"], state);
    readFight(json["fight"], state);
    readGift(json["gift"], board);
    readDeclaration(json["declaration"], board);
    return state;
}

}  // namespace

Expected<State> Codec::readPosition(const Json& json, const Options& options, int seats) {
    std::optional<Problem> issue;
    const JsonReader reader(json, issue);
    if (seats < minPlayers || seats > maxPlayers) {  // C-1
        reader.fail(say("problem.seats"));
        return unexpected(std::move(*issue));
    }
    State state = readForm(reader, options, seats);
    if (!issue) checkPosition(reader, state);
    if (!issue) {
        state.board.waiting = waitingIn(state.board);
        const Json written = writePosition(state);
        // What follows from the rest must stand there as it follows.
        for (const char* key : {"clairvoyant", "trade", "sextant", "gift", "declaration", "result"}) {
            reader[key].expect(written[key], say("problem.phase"));
        }
        reader["fight"].expect(written["fight"], say("problem.fight"));
        reader["toAct"].expect(written["toAct"], say("problem.to-act"));
        const ToAct next = Rules::toAct(state);
        if (next.kind == ToAct::Kind::seats && next.seats.empty()) reader["toAct"].fail(say("problem.to-act"));
    }
    if (issue) return unexpected(std::move(*issue));
    return state;
}

}  // namespace intrika::coach
