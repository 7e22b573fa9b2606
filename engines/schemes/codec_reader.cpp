// Reading a position: the form of every key, then what must always hold (section 10.3 of the rules). It asks no more
// than that: a record may begin where no game comes.
#include "engines/schemes/codec.h"
#include "engines/schemes/codec_parts.h"
#include "engines/schemes/evaluation.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <utility>

namespace intrika::schemes {
namespace {

Seat readSeat(const JsonReader& json, int seats) { return static_cast<Seat>(json.integer(0, seats - 1)); }

ColumnSet columnOnly(int column) { return ColumnSet::of(static_cast<std::uint8_t>(column)); }

class PositionReader {
public:
    PositionReader(const JsonReader& json, const Options& options, int seats) : json_(json) {
        board().options = options;
        board().seats = static_cast<std::uint8_t>(seats);
    }

    State read() {
        json_.exactKeys({"round", "phase", "turn", "placed", "goalPile", "columns", "ability", "fill", "players",
                         "lastRound", "result", "toAct"});
        board().round = static_cast<std::uint8_t>(json_["round"].integer(1, roundCount));
        board().phase = json_["phase"].id<Phase>(phaseIds);
        board().turn = readSeat(json_["turn"], board().seats);
        board().placed = json_["placed"].boolean();
        readGoalPile();
        readColumns();
        readPlayers();
        readAbility();
        readFill();
        readLastRound();
        return state_;
    }

private:
    Board& board() { return state_.board; }

    // S-2: a card that this seat has already shown somewhere.
    void own(const JsonReader& json, Seat seat, Card card) {
        if (found_[seat].contains(card))
            json.fail(say("problem.card-twice", {literal(std::string(idOf(card, cardIds)))}));
        found_[seat] = found_[seat].with(card);
    }

    void readGoalPile() {
        const JsonReader pile = json_["goalPile"];
        const std::vector<Goal> goals = readGoals(pile);
        const auto items = pile.items();
        for (std::size_t index = 0; index < goals.size(); ++index) goals_.add(items[index], goals[index]);
        if (static_cast<int>(goals.size()) != (roundCount - board().round) * board().seats) {
            pile.fail(say("problem.goal-pile"));
            return;
        }
        state_.goalPile = pileOf(goals, GoalPile());
    }

    void readColumns() {
        const auto columns = json_["columns"].items(static_cast<std::size_t>(board().columnCount()));
        for (std::size_t column = 0; column < columns.size(); ++column) {
            const JsonReader& json = columns[column];
            json.exactKeys({"goal", "closed", "cards"});
            board().goals[column] = readGoal(json["goal"]);
            goals_.add(json["goal"], board().goals[column]);
            const auto cards = json["cards"].items();
            bool storm = false;
            for (std::size_t index = 0; index < cards.size(); ++index) {
                storm |= readPlaced(cards[index], static_cast<int>(column), index + 1 == cards.size());
            }
            const bool closed = json["closed"].boolean();
            if (closed) board().closed = board().closed | columnOnly(static_cast<int>(column));
            if (closed != storm) json["closed"].fail(say("problem.closed"));
        }
    }

    // True: a storm that lies face up.
    bool readPlaced(const JsonReader& json, int column, bool foot) {
        json.exactKeys({"seat", "card", "up", "seen", "under"});
        const Seat seat = readSeat(json["seat"], board().seats);
        const Card card = readCard(json["card"]);
        const bool up = json["up"].boolean();
        const bool seen = json["seen"].boolean();
        own(json["card"], seat, card);
        if (!up && !foot) json["up"].fail(say("problem.face-down"));
        if (seen != up && !(seen && card == Card::explorer)) json["seen"].fail(say("problem.seen"));
        const JsonReader under = json["under"];
        if (!under.isNull()) {
            board().under[seat] = readCard(under);
            own(under, seat, board().under[seat]);
            if (!up || card != Card::magicHat) under.fail(say("problem.under"));
        }
        if (board().columns.total() < Columns::capacity) board().columns.append(column, {seat, card});
        if (!up) board().faceDown = board().faceDown | columnOnly(column);
        if (!up && seen) board().footSeen = board().footSeen | columnOnly(column);
        return up && card == Card::storm;
    }

    void readPlayers() {
        const auto players = json_["players"].items(board().seats);
        for (Seat seat = 0; seat < board().seats; ++seat) {
            const JsonReader& json = players[seat];
            json.exactKeys({"deck", "hand", "discard", "won", "score"});
            state_.decks[seat] = pileOf(ownCards(json["deck"], seat), Deck());
            const std::vector<Card> hand = ownCards(json["hand"], seat);
            if (hand.size() > handSize) json["hand"].fail(say("problem.hand-limit"));
            for (std::size_t card = 0; card < hand.size() && card < handSize; ++card)
                state_.hands[seat].add(hand[card]);
            readDiscards(json["discard"], seat);
            if (found_[seat] != CardSet::all()) json.fail(say("problem.cards"));
            const std::vector<Goal> won = readGoals(json["won"]);
            const auto items = json["won"].items();
            for (std::size_t goal = 0; goal < won.size(); ++goal) {
                goals_.add(items[goal], won[goal]);
                if (board().won.total() < WonGoals::capacity) board().won.append(seat, won[goal]);
            }
        }
    }

    std::vector<Card> ownCards(const JsonReader& json, Seat seat) {
        std::vector<Card> cards = readCards(json);
        const auto items = json.items();
        for (std::size_t index = 0; index < cards.size(); ++index) own(items[index], seat, cards[index]);
        return cards;
    }

    void readDiscards(const JsonReader& json, Seat seat) {
        const std::vector<Card> cards = ownCards(json, seat);
        if (!std::is_sorted(cards.begin(), cards.end())) json.fail(say("problem.not-ascending"));
        for (const Card card : cards) board().discards[seat] = board().discards[seat].with(card);
    }

    void readAbility() {
        const JsonReader json = json_["ability"];
        if (board().phase != Phase::hat && board().phase != Phase::traitor) {
            json.expect(nullptr, say("problem.not-null"));
            return;
        }
        json.exactKeys({"column", "index"});
        const int column = json["column"].integer(0, board().seats - 1);
        const int size = board().columns.size(column);
        if (size == 0) return json["column"].fail(say("problem.ability"));
        const int index = json["index"].integer(0, size - 1);
        board().abilityColumn = static_cast<std::uint8_t>(column);
        board().abilityIndex = static_cast<std::uint8_t>(index);
        const Placed card = board().columns.at(column, index);
        const bool hat = board().phase == Phase::hat;
        const bool fits = card.card() == (hat ? Card::magicHat : Card::traitor) && !board().isFaceDown(column, index) &&
                          (!hat || board().under[card.seat()] == noCard);
        if (!fits) json.fail(say("problem.ability"));
    }

    void readFill() {
        const auto seats = json_["fill"].items();
        if (board().phase != Phase::reshuffle) {
            if (!seats.empty()) json_["fill"].fail(say("problem.fill"));
            return;
        }
        if (seats.empty() || seats.size() > 2) return json_["fill"].fail(say("problem.fill"));
        board().filler = readSeat(seats.front(), board().seats);
        const bool ownTurn = board().filler == board().turn;
        // Another seat draws before the one on turn only after slipping a card under the hat.
        const bool fits = seats.size() == 1 ? ownTurn : !ownTurn && board().placed;
        if (!fits || readSeat(seats.back(), board().seats) != board().turn) json_["fill"].fail(say("problem.fill"));
    }

    void readLastRound() {
        const JsonReader json = json_["lastRound"];
        if (json.isNull()) return;
        json.exactKeys({"round", "columns"});
        LastRound& last = board().last;
        last.round = static_cast<std::uint8_t>(json["round"].integer(1, roundCount));
        found_ = {};
        const auto columns = json["columns"].items(board().seats);
        for (std::size_t column = 0; column < columns.size(); ++column) {
            columns[column].exactKeys({"goal", "cards", "sums", "by", "winner"});
            last.goals[column] = readGoal(columns[column]["goal"]);
            for (const JsonReader& card : columns[column]["cards"].items()) {
                readLastCard(card, static_cast<int>(column));
            }
            Evaluation evaluation;
            evaluate(last.cards.row(static_cast<int>(column)), last.goals[column].kind(), board().options.witchByList,
                     evaluation);
            last.winners[column] = evaluation.winner;
        }
    }

    void readLastCard(const JsonReader& json, int column) {
        json.exactKeys({"seat", "card", "hat", "removed", "value"});
        const Seat seat = readSeat(json["seat"], board().seats);
        const Card card = readCard(json["card"]);
        own(json["card"], seat, card);
        LastRound& last = board().last;
        if (json["hat"].boolean()) {
            own(json["card"], seat, Card::magicHat);
            last.hats = last.hats.with(seat);
            last.wearers[seat] = card;
        }
        if (last.cards.total() < Columns::capacity) last.cards.append(column, {seat, card});
    }

    const JsonReader& json_;
    State state_;
    std::array<CardSet, maxPlayers> found_;
    GoalCounter goals_;
};

void checkPhase(const JsonReader& json, const State& state) {
    const Board& board = state.board;
    const bool inTurn = board.phase == Phase::hat || board.phase == Phase::traitor;
    if (board.phase != Phase::reshuffle && board.placed != inTurn) json["placed"].fail(say("problem.placed"));
    if (board.phase == Phase::over && board.round != roundCount) json["round"].fail(say("problem.over-round"));
    const bool turnFollows = board.phase == Phase::play || (board.phase == Phase::reshuffle && !board.placed);
    bool someOpen = false;
    for (int column = 0; column < board.seats; ++column) someOpen |= !board.isFull(column);
    if (turnFollows && !someOpen) json["columns"].fail(say("problem.all-full"));
    if (board.phase == Phase::play && state.hands[board.turn].empty()) json["turn"].fail(say("problem.empty-hand"));
    if (board.phase == Phase::reshuffle) {
        const Seat seat = board.filler;
        const bool must =
            state.hands[seat].size() < handSize && state.decks[seat].empty() && !board.discards[seat].empty();
        if (!must) json["fill"].fail(say("problem.fill"));
    }
}

// What follows from the rest must stand there as it follows.
void checkWhatFollows(const JsonReader& json, const State& state) {
    const Json written = Codec::writePosition(state);
    const auto players = json["players"].items(state.board.seats);
    for (Seat seat = 0; seat < state.board.seats; ++seat) {
        players[seat]["score"].expect(written["players"][seat]["score"], say("problem.score"));
    }
    json["lastRound"].expect(written["lastRound"], say("problem.last-round"));
    json["result"].expect(written["result"], say("problem.result"));
    json["toAct"].expect(written["toAct"], say("problem.to-act"));
}

}  // namespace

Expected<State> Codec::readPosition(const Json& json, const Options& options, int seats) {
    std::optional<Problem> issue;
    const JsonReader reader(json, issue);
    if (seats < 2 || seats > maxPlayers) {  // S-1
        reader.fail(say("problem.seats"));
        return unexpected(std::move(*issue));
    }
    const State state = PositionReader(reader, options, seats).read();
    if (!issue) checkPhase(reader, state);
    if (!issue) checkWhatFollows(reader, state);
    if (issue) return unexpected(std::move(*issue));
    return state;
}

}  // namespace intrika::schemes
