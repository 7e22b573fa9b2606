// Positions and views in the notation, key by key.
#include "engines/schemes/codec.h"
#include "engines/schemes/codec_parts.h"
#include "engines/schemes/evaluation.h"

#include <nlohmann/json.hpp>

#include <utility>

namespace intrika::schemes {
namespace {

constexpr const char* covered = "?";

// Halves as numbers, whole ones without a fraction.
Json halvesOrWhole(int halves) {
    if (halves == noValue) return nullptr;
    return halves % 2 == 0 ? Json(halves / 2) : Json(halves / 2.0);
}

Json writeUnder(Card wearer) {
    if (wearer == noCard) return nullptr;
    return wearer == unknownWearer ? Json(covered) : notationOf(wearer);
}

Json writeCard(const Board& board, int column, int index) {
    const Placed card = board.columns.at(column, index);
    const bool up = !board.isFaceDown(column, index);
    const bool hat = up && card.isKnown() && card.card() == Card::magicHat;
    return {{"seat", card.seat()},
            {"card", card.isKnown() ? notationOf(card.card()) : Json(covered)},
            {"up", up},
            {"seen", up || board.footSeen.contains(static_cast<std::uint8_t>(column))},
            {"under", hat ? writeUnder(board.under[card.seat()]) : Json()}};
}

Json writeColumns(const Board& board) {
    Json columns = Json::array();
    for (int column = 0; column < board.columnCount(); ++column) {
        Json cards = Json::array();
        for (int index = 0; index < board.columns.size(column); ++index) {
            cards.push_back(writeCard(board, column, index));
        }
        columns.push_back({{"goal", notationOf(board.goals[static_cast<std::size_t>(column)])},
                           {"closed", board.closed.contains(static_cast<std::uint8_t>(column))},
                           {"cards", std::move(cards)}});
    }
    return columns;
}

Json writeEvaluated(const Board& board, int column) {
    const auto cards = board.last.cards.row(column);
    const Goal goal = board.last.goals[static_cast<std::size_t>(column)];
    Evaluation evaluation;
    evaluate(cards, goal.kind(), board.options.witchByList, evaluation);
    Json list = Json::array();
    for (std::size_t i = 0; i < cards.size(); ++i) {
        const Removal removed = evaluation.removed[i];
        list.push_back({{"seat", cards[i].seat()},
                        {"card", notationOf(cards[i].card())},
                        {"hat", board.last.hasHat(cards[i])},
                        {"removed", removed == Removal::none ? Json() : Json(idOf(removed, removalIds))},
                        {"value", halvesOrWhole(evaluation.values[i])}});
    }
    Json sums = Json::array();
    for (Seat seat = 0; seat < board.seats; ++seat) sums.push_back(halvesOrWhole(evaluation.sums[seat]));
    return {{"goal", notationOf(goal)},
            {"cards", std::move(list)},
            {"sums", std::move(sums)},
            {"by", idOf(evaluation.by, byIds)},
            {"winner", evaluation.winner == noSeat ? Json() : Json(evaluation.winner)}};
}

Json writeLastRound(const Board& board) {
    if (board.last.round == 0) return nullptr;
    Json columns = Json::array();
    for (int column = 0; column < board.seats; ++column) columns.push_back(writeEvaluated(board, column));
    return {{"round", board.last.round}, {"columns", std::move(columns)}};
}

Json writeScore(const Score& score) {
    return {{"plain", score.plain}, {"set", score.set == noSet ? Json() : Json(score.set)}, {"total", score.total()}};
}

Json writeResult(const Board& board) {
    if (!board.isOver()) return nullptr;
    State state;
    state.board = board;
    const Result result = Rules::result(state);
    Json scores = Json::array();
    for (Seat seat = 0; seat < board.seats; ++seat) scores.push_back(result.scores[seat]);
    return {{"ranking", result.ranking()}, {"scores", std::move(scores)}};
}

Json writeFill(const Board& board) {
    Json fill = Json::array();
    if (board.phase != Phase::reshuffle) return fill;
    fill.push_back(board.filler);
    if (board.filler != board.turn) fill.push_back(board.turn);
    return fill;
}

bool areCovered(std::span<const Goal> won) { return !won.empty() && won.front() == Goal::unknown(); }

// What everybody sees; `players` with their open part.
Json writeBoard(const Board& board) {
    Json players = Json::array();
    for (Seat seat = 0; seat < board.seats; ++seat) {
        const auto won = board.won.row(seat);
        players.push_back({{"discard", listOf(board.discards[seat])},
                           {"won", areCovered(won) ? Json(won.size()) : listOf(won)},
                           {"score", board.isOver() ? writeScore(scoreOf(won)) : Json()}});
    }
    const bool asks = board.phase == Phase::hat || board.phase == Phase::traitor;
    return {{"round", board.round},
            {"phase", idOf(board.phase, phaseIds)},
            {"turn", board.turn},
            {"placed", board.placed},
            {"columns", writeColumns(board)},
            {"ability", asks ? Json{{"column", board.abilityColumn}, {"index", board.abilityIndex}} : Json()},
            {"fill", writeFill(board)},
            {"players", std::move(players)},
            {"lastRound", writeLastRound(board)},
            {"result", writeResult(board)},
            {"toAct", writeToAct(waitsFor(board), chanceIds)}};
}

}  // namespace

Json Codec::writePosition(const State& state) {
    Json json = writeBoard(state.board);
    json["goalPile"] = listOf(state.goalPile);
    for (Seat seat = 0; seat < state.board.seats; ++seat) {
        json["players"][seat]["deck"] = listOf(state.decks[seat]);
        json["players"][seat]["hand"] = listOf(state.hands[seat]);
    }
    return json;
}

Json Codec::writeView(const View& view) {
    Json json = writeBoard(view.board);
    json["goalPile"] = view.goalCount;
    const bool hidden = view.board.options.hiddenGoals && !view.board.isOver();
    for (Seat seat = 0; seat < view.board.seats; ++seat) {
        Json& player = json["players"][seat];
        player["deck"] = view.deckCounts[seat];
        player["hand"] = view.sees(seat) ? listOf(view.hand) : Json(view.handCounts[seat]);
        // An empty list is covered too: it is told as 0.
        if (hidden && !view.sees(seat)) player["won"] = view.board.won.size(seat);
    }
    return json;
}

}  // namespace intrika::schemes
