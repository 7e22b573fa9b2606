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

Json writeScore(const Table& table, const Player& player) {
    if (!table.gameIsOver()) return nullptr;
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

Json writePlayer(const Table& table, Seat seat) {
    const Player& player = table.players[seat];
    return {{"coins", player.coins},
            {"tokens", player.tokens},
            {"character", notationOf(player.character)},
            {"played", listOf(player.played)},
            {"covered", writeCovered(player)},
            {"used", player.used},
            {"buildings", listOf(player.buildings)},
            {"subjects", listOf(player.subjects)},
            {"known", numbersOf(player.known)},
            {"score", writeScore(table, player)}};
}

Json writeConflicts(const Table& table) {
    Json list = Json::array();
    for (const Conflict& conflict : table.conflicts) {
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

Json writeResult(const Table& table) {
    if (table.phase != Phase::over) return nullptr;
    const Result result = rankByScore(std::span(table.scores.data(), table.seats));
    return {{"ranking", result.ranking()},
            {"scores", Json(std::vector<int>(result.scores.begin(), result.scores.begin() + table.seats))}};
}

// What everybody sees.
Json writeTable(const Table& table) {
    Json players = Json::array();
    for (Seat seat = 0; seat < table.seats; ++seat) players.push_back(writePlayer(table, seat));
    const std::vector<int> scores(table.scores.begin(), table.scores.begin() + table.seats);
    return {{"match", {{"game", table.game}, {"scores", scores}}},
            {"round", table.round},
            {"stage", table.stage},
            {"phase", idOf(table.phase, phaseIds)},
            {"bank", table.bank},
            {"tokens", table.tokens},
            {"shown", notationOf(table.shown)},
            {"shownBefore", listOf(table.shownBefore)},
            {"players", std::move(players)},
            {"queue", numbersOf(table.queue)},
            {"conflicts", writeConflicts(table)},
            {"acted", numbersOf(table.acted)},
            {"turn", writeTurn(table.turn)},
            {"result", writeResult(table)},
            {"toAct", writeToAct(waitsFor(table), chanceIds)}};
}

constexpr const char* hidden = "?";

}  // namespace

Json Codec::writePosition(const State& state) {
    Json json = writeTable(state.table);
    for (int pile = 0; pile < pileCount; ++pile) json["piles"].push_back(pileToJson(pileOf(state, pile)));
    json["money"] = state.money;
    json["aside"] = listOf(state.aside);
    for (Seat seat = 0; seat < state.table.seats; ++seat) {
        Json& player = json["players"][seat];
        player["hand"] = listOf(state.hands[seat]);
        player["chosen"] = notationOf(state.chosen[seat]);
    }
    return json;
}

Json Codec::writeView(const View& view) {
    const Table& table = view.table;
    Json json = writeTable(table);
    for (int pile = 0; pile < pileCount; ++pile) {
        Json cards = Json::array();
        const int height = table.piles[static_cast<std::size_t>(pile)].height();
        for (int place = 0; place < height; ++place) {
            const auto card = view.cardAt(pile, place);
            cards.push_back(card ? notationOf(*card) : Json(hidden));
        }
        json["piles"].push_back(std::move(cards));
        const auto coins = view.money[static_cast<std::size_t>(pile)];
        json["money"].push_back(coins ? Json(*coins) : Json(hidden));
    }
    json["aside"] = view.asideCount;
    for (Seat seat = 0; seat < table.seats; ++seat) {
        Json& player = json["players"][seat];
        player["hand"] = view.sees(seat) ? listOf(view.hand) : Json(view.handCounts[seat]);
        const Json chosen = view.chosen && view.sees(seat) ? notationOf(*view.chosen) : Json(hidden);
        player["chosen"] = table.chosen.contains(seat) ? chosen : Json();
    }
    return json;
}

}  // namespace intrika::succession
