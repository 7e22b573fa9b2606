// Positions and views in the notation, key by key.
#include "engines/succession/codec.h"
#include "engines/succession/codec_parts.h"
#include "engines/succession/pairing.h"

#include <nlohmann/json.hpp>

#include <utility>

namespace intrika::succession {
namespace {

template <class Seats>
Json numbersOf(const Seats& numbers) {
    Json list = Json::array();
    for (const auto item : numbers) list.push_back(item);
    return list;
}

Json writeScore(const Board& board, const Player& player) {
    if (!board.gameIsOver()) return nullptr;
    const Score score = scoreOf(player);
    return {{"perfect", score.perfect}, {"colour", score.colour}, {"single", score.single},
            {"money", score.money},     {"tokens", score.tokens}, {"total", score.total()}};
}

Json writeCovered(const Player& player) {
    Json list = Json::array();
    for (const Covered& crest : player.covered) {
        list.push_back({{"action", idOf(crest.action, actionIds)}, {"by", crest.by}});
    }
    return list;
}

Json writePlayer(const Board& board, Seat seat) {
    const Player& player = board.players[seat];
    return {{"coins", player.coins},
            {"tokens", player.tokens},
            {"character", notationOf(player.character)},
            {"played", listOf(player.played)},
            {"covered", writeCovered(player)},
            {"used", player.used},
            {"buildings", listOf(player.buildings)},
            {"subjects", listOf(player.subjects)},
            {"known", numbersOf(player.known)},
            {"score", writeScore(board, player)}};
}

Json writeConflicts(const Board& board) {
    Json list = Json::array();
    for (const Conflict& conflict : board.conflicts) {
        list.push_back(
            {{"high", conflict.high == shownSeat ? Json("shown") : Json(conflict.high)}, {"low", conflict.low}});
    }
    return list;
}

Json writePending(const Turn& turn) {
    switch (turn.pending) {
        case Pending::action:
            return {{"action", idOf(turn.action, actionIds)}};
        case Pending::search:
            return {{"search", idOf(turn.search, rowIds)}};
        case Pending::none:
            break;
    }
    return nullptr;
}

Json writeTurn(const Turn& turn) {
    if (turn.seat == noSeat) return nullptr;
    Json left = Json::array();
    for (const Action action : turn.left) left.push_back(idOf(action, actionIds));
    return {{"seat", turn.seat},
            {"steals", numbersOf(turn.steals)},
            {"left", std::move(left)},
            {"limit", turn.limit == unlimited ? Json() : Json(turn.limit)},
            {"pending", writePending(turn)}};
}

Json writeResult(const Board& board) {
    if (board.phase != Phase::over) return nullptr;
    const Result result = rankByScore(std::span(board.scores.data(), board.seats));
    return {{"ranking", result.ranking()},
            {"scores", Json(std::vector<int>(result.scores.begin(), result.scores.begin() + board.seats))}};
}

// What everybody sees.
Json writeBoard(const Board& board) {
    Json players = Json::array();
    for (Seat seat = 0; seat < board.seats; ++seat) players.push_back(writePlayer(board, seat));
    const std::vector<int> scores(board.scores.begin(), board.scores.begin() + board.seats);
    return {{"match", {{"game", board.game}, {"scores", scores}}},
            {"round", board.round},
            {"stage", board.stage},
            {"phase", idOf(board.phase, phaseIds)},
            {"bank", board.bank},
            {"tokens", board.tokens},
            {"shown", notationOf(board.shown)},
            {"shownBefore", listOf(board.shownBefore)},
            {"players", std::move(players)},
            {"queue", numbersOf(board.queue)},
            {"conflicts", writeConflicts(board)},
            {"acted", numbersOf(board.acted)},
            {"turn", writeTurn(board.turn)},
            {"result", writeResult(board)},
            {"toAct", writeToAct(waitsFor(board), chanceIds)}};
}

constexpr const char* unknownThing = "?";

}  // namespace

Json Codec::writePosition(const State& state) {
    Json json = writeBoard(state.board);
    for (int pile = 0; pile < pileCount; ++pile) json["piles"].push_back(pileToJson(pileOf(state, pile)));
    json["money"] = state.money;
    json["aside"] = listOf(state.aside);
    for (Seat seat = 0; seat < state.board.seats; ++seat) {
        Json& player = json["players"][seat];
        player["hand"] = listOf(state.hands[seat]);
        player["chosen"] = notationOf(state.chosen[seat]);
    }
    return json;
}

Json Codec::writeView(const View& view) {
    const Board& board = view.board;
    Json json = writeBoard(board);
    for (int pile = 0; pile < pileCount; ++pile) {
        Json cards = Json::array();
        const int height = board.piles[static_cast<std::size_t>(pile)].height();
        for (int place = 0; place < height; ++place) {
            const auto card = view.cardAt(pile, place);
            cards.push_back(card ? notationOf(*card) : Json(unknownThing));
        }
        json["piles"].push_back(std::move(cards));
        const auto coins = view.money[static_cast<std::size_t>(pile)];
        json["money"].push_back(coins ? Json(*coins) : Json(unknownThing));
    }
    json["aside"] = view.asideCount;
    for (Seat seat = 0; seat < board.seats; ++seat) {
        Json& player = json["players"][seat];
        player["hand"] = view.sees(seat) ? listOf(view.hand) : Json(view.handCounts[seat]);
        const Json chosen = view.chosen && view.sees(seat) ? notationOf(*view.chosen) : Json(unknownThing);
        player["chosen"] = board.chosen.contains(seat) ? chosen : Json();
    }
    return json;
}

}  // namespace intrika::succession
