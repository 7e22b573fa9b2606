// Positions and views in the notation, key by key.
#include "engines/traitor/codec.h"
#include "engines/traitor/codec_parts.h"

#include <nlohmann/json.hpp>

#include <utility>

namespace intrika::traitor {
namespace {

Json writeRing(const Board& board) {
    Json ring = Json::array();
    for (std::uint8_t slot = 0; slot < ringSize; ++slot) {
        Json building;
        for (Seat seat = 0; seat < board.seats; ++seat) {
            if (!board.players[seat].buildings().contains(slot)) continue;
            const bool estate = board.players[seat].estates.contains(slot);
            building = {{"owner", seat}, {"side", idOf(estate ? Side::estate : Side::depot, sideIds)}};
        }
        ring.push_back({{"land", idOf(board.lands[slot], landIds)},
                        {"house", idOf(board.houseOf(slot), houseIds)},
                        {"building", std::move(building)}});
    }
    return ring;
}

Json writeLast(const LastConflict& last) {
    if (last.slot == noSlot) return nullptr;
    return {{"slot", last.slot},
            {"eagle", last.totals[0]},
            {"rose", last.totals[1]},
            {"winner", last.tied ? Json() : Json(idOf(last.winner, houseIds))},
            {"winners", listOf(last.winners)},
            {"points", last.points}};
}

// What everybody sees; `players` with their open part.
Json writeBoard(const Board& board) {
    Json players = Json::array();
    for (Seat seat = 0; seat < board.seats; ++seat) {
        const Player& player = board.players[seat];
        players.push_back(
            {{"house", idOf(player.house, houseIds)}, {"score", player.score}, {"stock", player.stock()}});
    }
    const bool drawing = board.phase == Phase::draw;
    return {{"round", board.round},
            {"phase", idOf(board.phase, phaseIds)},
            {"startPlayer", board.startPlayer},
            {"strategyHolder", board.strategyHolder},
            {"ring", writeRing(board)},
            {"conflict", board.conflict == noSlot ? Json() : Json(board.conflict)},
            {"discard", listOf(board.discard)},
            {"drawing", drawing ? Json{{"seat", board.actor}, {"left", board.left}} : Json()},
            {"last", writeLast(board.last)},
            {"players", std::move(players)}};
}

Json writeCentre(const State& state) {
    if (state.board.phase < Phase::action) return listOf(ActionSet::all());
    Json centre = Json::array({idOf(state.setAside, actionIds)});
    if (state.board.phase > Phase::action) {
        for (const Action card : state.draft) centre.push_back(idOf(card, actionIds));
    }
    return centre;
}

Json writeAction(const SeenCards& cards) {
    if (cards.action) return idOf(*cards.action, actionIds);
    return cards.chose ? Json("?") : Json();
}

}  // namespace

Json Codec::writePosition(const State& state) {
    const Board& board = state.board;
    Json json = writeBoard(board);
    json["centre"] = writeCentre(state);
    json["passing"] = listOf(board.phase == Phase::action ? state.draft : ActionSet());
    json["supply"] = listOf(state.supply);
    for (Seat seat = 0; seat < board.seats; ++seat) {
        const SeatCards& cards = state.cards[seat];
        Json& player = json["players"][seat];
        player["hand"] = listOf(cards.hand);
        player["played"] = listOf(cards.played);
        player["action"] = nullptr;
        player["known"] = {{"actions", listOf(handed(state, seat))}, {"held", listOf(cards.held)}};
    }
    for (const Action action : ActionSet::all()) {
        const Seat chooser = state.whoChose(action);
        if (chooser != noSeat) json["players"][chooser]["action"] = idOf(action, actionIds);
    }
    json["toAct"] = writeToAct(Rules::toAct(state), chanceIds);
    return json;
}

// T-83, T-84
Json Codec::writeView(const View& view) {
    const Board& board = view.board;
    Json json = writeBoard(board);
    json["centre"] = view.centreCount();
    json["passing"] = view.passing.empty() ? Json(view.passingCount()) : listOf(view.passing);
    json["supply"] = view.supplyCount;
    for (Seat seat = 0; seat < board.seats; ++seat) {
        const SeenCards& cards = view.cards[seat];
        const bool own = view.observer == seat;
        const bool faceDown = !own && board.playedFaceDown();
        Json& player = json["players"][seat];
        player["hand"] = own ? listOf(cards.hand) : Json(cards.handCount);
        player["played"] = faceDown ? Json(cards.playedCount) : listOf(cards.played);
        player["action"] = writeAction(cards);
        player["known"] = own ? Json{{"actions", listOf(view.handed)}, {"held", listOf(view.held)}} : Json();
    }
    json["toAct"] = writeToAct(view.toAct(), chanceIds);
    return json;
}

}  // namespace intrika::traitor
