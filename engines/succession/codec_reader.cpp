// Reading a position: the form of every key, then what must hold for the whole (section 11.3 of the rules). It asks no
// more than that: a record may begin where no game comes.
#include "engines/succession/codec.h"
#include "engines/succession/codec_parts.h"
#include "engines/succession/position_check.h"
#include "engines/succession/turn.h"

#include <nlohmann/json.hpp>

#include <utility>

namespace intrika::succession {
namespace {

constexpr int mostTied = 2;  // K-61

std::uint8_t readCount(const JsonReader& json, int most) { return static_cast<std::uint8_t>(json.integer(0, most)); }

Seat readSeat(const JsonReader& json, const Board& board) {
    return static_cast<Seat>(json.integer(0, board.seats - 1));
}

// A list of numbers below `Count`, ascending.
template <class Set>
Set readSet(const JsonReader& json, int count) {
    Set set;
    int last = -1;
    for (const JsonReader& item : json.items()) {
        const int number = item.integer(0, count - 1);
        if (number <= last) item.fail(say("problem.not-ascending"));
        last = number;
        set = set.with(static_cast<std::uint8_t>(number));
    }
    return set;
}

SeatRow readSeats(const JsonReader& json, const Board& board) {
    SeatRow seats;
    readRow(json, seats, [&](const JsonReader& item) {
        const Seat seat = readSeat(item, board);
        if (seats.find(seat) >= 0) item.fail(say("problem.twice"));
        return seat;
    });
    return seats;
}

Character readOptional(const JsonReader& json) { return json.isNull() ? nobody : readCharacter(json); }

Card readOfSort(const JsonReader& json, Sort sort) {
    const Card card = readCard(json);
    if (sortOf(card) == sort) return card;
    json.fail(say("problem.sort"));
    return static_cast<Card>(sort == Sort::building ? 0 : kindsOfSort);
}

Covered readCovered(const JsonReader& json, const Board& board, Seat seat) {
    json.exactKeys({"action", "by"});
    const Covered crest{readAction(json["action"]), readSeat(json["by"], board)};
    if (crest.by == seat) json["by"].fail(say("problem.crest"));
    return crest;
}

void readPlayer(const JsonReader& json, State& state, Seat seat) {
    json.exactKeys({"coins", "tokens", "hand", "chosen", "character", "played", "covered", "used", "buildings",
                    "subjects", "known", "score"});
    Board& board = state.board;
    Player& player = board.players[seat];
    player.coins = readCount(json["coins"], coinTotal);
    player.tokens = readCount(json["tokens"], tokenTotal);
    readRow(json["hand"], state.hands[seat], readCharacter);
    state.chosen[seat] = readOptional(json["chosen"]);
    if (state.chosen[seat] != nobody) board.chosen = board.chosen.with(seat);
    player.character = readOptional(json["character"]);
    readRow(json["played"], player.played, readCharacter);
    readRow(json["covered"], player.covered, [&](const JsonReader& item) { return readCovered(item, board, seat); });
    if (!json["used"].json().is_boolean()) json["used"].fail(say("problem.not-boolean"));
    player.used = json["used"].json() == true;
    for (const Sort sort : {Sort::building, Sort::subject}) {
        readRow(json[rowIds[static_cast<std::size_t>(sort)]], player.row(sort),
                [sort](const JsonReader& item) { return readOfSort(item, sort); });
    }
    player.known = readSet<PileSet>(json["known"], pileCount);
}

ActionSet readLeft(const JsonReader& json) {
    ActionSet actions;
    for (const JsonReader& item : json.items()) {
        const Action action = readAction(item);
        if (actions.bits() >> static_cast<unsigned>(action) != 0) item.fail(say("problem.not-ascending"));
        actions = actions.with(action);
    }
    return actions;
}

void readPending(const JsonReader& json, Turn& turn) {
    if (json.isNull()) return;
    if (json.has("search")) {
        json.exactKeys({"search"});
        turn.pending = Pending::search;
        turn.search = readRowName(json["search"]);
        return;
    }
    json.exactKeys({"action"});
    turn.pending = Pending::action;
    turn.action = readAction(json["action"]);
}

Turn readTurn(const JsonReader& json, const Board& board) {
    Turn turn;
    if (json.isNull()) return turn;
    json.exactKeys({"seat", "steals", "left", "limit", "pending"});
    turn.seat = readSeat(json["seat"], board);
    turn.steals = readSet<PlayerSet>(json["steals"], board.seats);
    turn.left = readLeft(json["left"]);
    if (!json["limit"].isNull()) turn.limit = readCount(json["limit"], mostTied);
    readPending(json["pending"], turn);
    return turn;
}

Conflict readConflict(const JsonReader& json, const Board& board) {
    json.exactKeys({"high", "low"});
    const JsonReader high = json["high"];
    const bool isShown = high.json() == "shown";
    return {isShown ? shownSeat : readSeat(high, board), readSeat(json["low"], board)};
}

void readMatch(const JsonReader& json, Board& board) {
    json.exactKeys({"game", "scores"});
    board.game = static_cast<std::uint16_t>(json["game"].integer(1, mostGames));
    const auto scores = json["scores"].items(board.seats);
    for (Seat seat = 0; seat < board.seats; ++seat) {
        board.scores[seat] = static_cast<std::int16_t>(scores[seat].integer(-scoreBound, scoreBound));
    }
}

State readForm(const JsonReader& json, const Options& options, int seats) {
    json.exactKeys({"match", "round", "stage", "phase", "piles", "money", "bank", "tokens", "aside", "shown",
                    "shownBefore", "players", "queue", "conflicts", "acted", "turn", "result", "toAct"});
    State state;
    Board& board = state.board;
    board.options = options;
    board.seats = static_cast<std::uint8_t>(seats);
    readMatch(json["match"], board);
    board.round = static_cast<std::uint8_t>(json["round"].integer(1, lastRound));
    board.stage = static_cast<std::uint8_t>(json["stage"].integer(1, stagesOfRound));
    board.phase = json["phase"].id<Phase>(phaseIds);
    const auto piles = json["piles"].items(pileCount);
    const auto money = json["money"].items(pileCount);
    for (int pile = 0; pile < pileCount; ++pile) {
        layPile(state, pile, readCardPile(piles[static_cast<std::size_t>(pile)]));
        putMoney(state, pile, readCount(money[static_cast<std::size_t>(pile)], coinTotal));
    }
    board.bank = readCount(json["bank"], coinTotal);
    board.tokens = readCount(json["tokens"], tokenTotal);
    readRow(json["aside"], state.aside, readCharacter);
    board.shown = readOptional(json["shown"]);
    readRow(json["shownBefore"], board.shownBefore, readCharacter);
    const auto players = json["players"].items(static_cast<std::size_t>(seats));
    for (Seat seat = 0; seat < seats; ++seat) readPlayer(players[seat], state, seat);
    board.queue = readSeats(json["queue"], board);
    readRow(json["conflicts"], board.conflicts, [&board](const JsonReader& item) { return readConflict(item, board); });
    board.acted = readSeats(json["acted"], board);
    board.turn = readTurn(json["turn"], board);
    return state;
}

// What follows from the rest must stand there as it follows.
void checkWhatFollows(const JsonReader& json, const State& state) {
    const Json written = Codec::writePosition(state);
    const auto players = json["players"].items(state.board.seats);
    for (Seat seat = 0; seat < state.board.seats; ++seat) {
        players[seat]["score"].expect(written["players"][seat]["score"], say("problem.score"));
    }
    json["result"].expect(written["result"], say("problem.result"));
    json["toAct"].expect(written["toAct"], say("problem.to-act"));
}

}  // namespace

Expected<State> Codec::readPosition(const Json& json, const Options& options, int seats) {
    std::optional<Problem> issue;
    const JsonReader reader(json, issue);
    if (seats < 2 || seats > maxPlayers) {  // K-1
        reader.fail(say("problem.seats"));
        return unexpected(std::move(*issue));
    }
    const State state = readForm(reader, options, seats);
    if (!issue) {
        if (const auto fault = faultOf(state)) reader[fault->key].fail(say(fault->text));
    }
    if (!issue) checkWhatFollows(reader, state);
    if (issue) return unexpected(std::move(*issue));
    return state;
}

}  // namespace intrika::succession
