// Positions and views in the notation, key by key.
#include "engines/confidants/codec/codec.h"
#include "engines/confidants/codec/codec_parts.h"

#include <nlohmann/json.hpp>

#include <utility>

namespace intrika::confidants {
namespace {

Json writeToAct(const ToAct& toAct) {
    switch (toAct.kind) {
        case ToAct::Kind::seats:
            return {{"seats", Json::array({toAct.seats.first()})}};
        case ToAct::Kind::chance:
            return {{"chance", chanceIds[toAct.chance]}};
        case ToAct::Kind::over:
            break;
    }
    return {{"over", true}};
}

// What an observer may not know of is written "?".
Json secretName(std::optional<Secret> card) { return card ? Json(idOf(*card, secretIds)) : Json("?"); }
Json wagonName(std::optional<City> wagon) { return wagon ? Json(idOf(*wagon, cityIds)) : Json("?"); }

Json placeName(const Board& board, NodeId node) { return node == noNode ? Json() : Json(nameOf(board.spot(node))); }

Json settlementName(const Board& board, std::uint8_t index) {
    return index == noSettlement ? Json() : Json(board.settlement(index).id);
}

// A list of whatever `name` makes of the elements.
template <class Range, class Name>
Json listed(const Range& range, Name name) {
    Json list = Json::array();
    for (const auto& element : range) list.push_back(name(element));
    return list;
}
Json numbers(const SeatLine& seats) {
    return listed(seats, [](Seat seat) { return seat; });
}
template <class Ranks>
Json numbers(const Ranks& ranks) {
    return listed(ranks, [](Rank rank) { return numberOf(rank); });
}

Json writeArmy(const OpenState& state, const SeenSecrets& seen, Seat seat, ArmyKind kind) {
    const Army& army = state.players[seat].army(kind);
    return {{"at", placeName(state.board(), army.at)},
            {"strength", army.strength},
            {"bonus", army.bonus},
            {"gold", army.gold},
            {"gifts", notationOf(state.gifts.list(GiftZone::with(seat, kind)))},
            {"wagon", seen.laden.contains(kind) ? wagonName(seen.wagon(kind)) : Json()},
            {"held", army.held},
            {"pass", army.pass},
            {"night", settlementName(state.board(), army.night)}};
}

Json writeSighting(const Sighting& known) {
    if (known.seat == noSeat) return Json::array();
    return Json::array(
        {{{"seat", known.seat}, {"army", idOf(known.army, armyIds)}, {"wagon", wagonName(known.wagon)}}});
}

Json writeHand(const SecretHand& hand) {
    Json list = Json::array();
    for (int kind = 0; kind < secretKinds; ++kind) {
        for (int copy = 0; copy < hand.copies(static_cast<Secret>(kind)); ++copy) list.push_back(secretIds[kind]);
    }
    return list;
}

Json writePlayer(const OpenState& state, const SeenSecrets& seen, Seat seat) {
    const Player& player = state.players[seat];
    Json armies = Json::object();
    for (const ArmyKind kind : allArmies) {
        armies[std::string(idOf(kind, armyIds))] = writeArmy(state, seen, seat, kind);
    }
    const auto laidAway = [](const SeenCard& laid) {
        return Json{{"card", secretName(laid.card)}, {"shown", laid.shown}};
    };
    return {{"alive", player.alive},
            {"fatigue", player.fatigue},
            {"finding", player.finding},
            {"caught", player.caught == noRound ? Json() : Json(player.caught)},
            {"beaten", player.beaten},
            {"out", player.out},
            {"hand", numbers(player.hand)},
            {"bid", player.bid == noRank ? Json() : Json(numberOf(player.bid))},
            {"played", numbers(player.played)},
            {"secrets", seen.handCount},
            {"secretBid", seen.bid ? secretName(seen.bid->card) : Json()},
            {"secretShown", seen.bid && seen.bid->shown},
            {"secretPlayed", listed(seen.played, laidAway)},
            {"reserve", reserveSize},
            {"armies", std::move(armies)},
            {"walked", player.walked},
            {"visited", listed(player.visited, [&](auto index) { return settlementName(state.board(), index); })},
            {"delivered", listed(player.delivered, wagonName)},
            {"freeUsed", listed(player.freeUsed, [](Free kind) { return idOf(kind, freeIds); })},
            {"merged", notationOf(player.merged)},
            {"trades", player.trades},
            {"known", Json::array()}};
}

// What no other ever sees.
void addOwn(Json& player, const Secrets& own) {
    player["secrets"] = writeHand(own.hand);
    player["reserve"] = listed(own.reserve, secretName);
    player["known"] = writeSighting(own.sighting);
}

Json writeTurn(const OpenState& state) {
    if (state.phase != Phase::turn) return nullptr;
    const Turn& turn = state.turn;
    const Json walk = turn.walks ? Json{{"left", turn.left}, {"begun", turn.begun}, {"free", turn.free}} : Json();
    return {{"seat", state.active()},
            {"action", turn.action},
            {"secret", turn.secret},
            {"exchanged", turn.exchanged},
            {"walk", walk},
            {"pool", turn.pool},
            {"bonus", {{"large", turn.bonus[1]}, {"small", turn.bonus[2]}}},
            {"maps", listed(turn.maps, [](Gift gift) { return nameOf(gift); })},
            {"offered", turn.offered},
            {"gives", turn.gives}};
}

// Of all that waits for a band or in a battle.
Json writeBandPending(const Pending& pending) {
    Json json{{"kind", idOf(pending.kind, waitingIds)}, {"band", idOf(pending.band, bandIds)}, {"seat", pending.seat}};
    if (pending.kind == Waiting::band) json["steps"] = pending.steps == notRolled ? Json() : Json(pending.steps);
    if (pending.kind == Waiting::fight || pending.kind == Waiting::battle) {
        json["by"] = pending.by;
        json["armies"] = notationOf(pending.armies);
    }
    return json;
}

Json writePending(const OpenState& state) {
    const Pending& pending = state.pending;
    if (pending.kind == Waiting::none) return nullptr;
    Json json{{"kind", idOf(pending.kind, waitingIds)}};
    const auto add = [&](const char* key, Json value) { json[key] = std::move(value); };
    switch (pending.kind) {
        case Waiting::veto:
            add("ask", numbers(pending.ask));
            add("seat", pending.seat);
            add("move", moveOf(pending.mischief));
            return json;
        case Waiting::plot:
            add("seat", pending.seat);
            add("target", pending.target);
            add("add", pending.add);
            return json;
        case Waiting::offer:
            add("seat", pending.seat);
            add("from", pending.by);
            add("give", goodsOf(pending.give));
            add("want", goodsOf(pending.want));
            return json;
        case Waiting::tip:
            add("ask", numbers(pending.ask));
            return json;
        case Waiting::evict:
            add("queue", listed(pending.queue, [](const Owed& owed) {
                    return Json::array({owed.seat, idOf(owed.army, armyIds)});
                }));
            return json;
        default:
            break;
    }
    return writeBandPending(pending);
}

Json writeResult(const OpenState& state) {
    if (state.phase != Phase::over) return nullptr;
    const Result result = rankingOf(state);
    Json scores = Json::array();
    for (int seat = 0; seat < result.seats; ++seat) scores.push_back(result.scores[static_cast<std::size_t>(seat)]);
    return {{"ranking", result.ranking()}, {"scores", std::move(scores)}};
}

// Without players and piles.
Json writeOpen(const OpenState& state) {
    const auto dated = [](const Dated& one) { return Json{{"seat", one.seat}, {"round", one.round}}; };
    const Dated& business = state.business;
    return {{"game", "confidants"},
            {"board", state.board().plan().id},
            {"options", Codec::writeOptions(state.options)},
            {"round", state.round},
            {"phase", idOf(state.phase, phaseIds)},
            {"toAct", writeToAct(waitsFor(state))},
            {"order", numbers(state.order)},
            {"done", state.done},
            {"turns", numbers(state.turns)},
            {"turn", writeTurn(state)},
            {"bands",
             {{"mob", {{"at", placeName(state.board(), state.band(Band::mob))}}},
              {"robbers", {{"at", placeName(state.board(), state.band(Band::robbers))}, {"gold", state.robberGold}}}}},
            {"business", state.hasBusiness() ? Json{{"seat", business.seat}, {"until", business.round}} : Json()},
            {"tips", listed(state.tips, dated)},
            {"vetoes", listed(state.vetoes, dated)},
            {"discard", notationOf(state.gifts.list(GiftZone::discard()))},
            {"pending", writePending(state)},
            {"result", writeResult(state)}};
}

}  // namespace

Json Codec::writePosition(const State& state) {
    Json json = writeOpen(state);
    for (Seat seat = 0; seat < state.seats; ++seat) {
        const Secrets& secrets = state.secrets[seat];
        json["players"].push_back(writePlayer(state, seenByOwner(secrets), seat));
        addOwn(json["players"].back(), secrets);
    }
    for (const City city : allCities) {
        json["piles"][std::string(idOf(city, cityIds))] = notationOf(state.piles.list(city));
    }
    return json;
}

Json Codec::writeView(const View& view) {
    Json json = writeOpen(view);
    for (Seat seat = 0; seat < view.seats; ++seat) {
        json["players"].push_back(writePlayer(view, view.seen[seat], seat));
        if (view.sees(seat)) addOwn(json["players"].back(), view.own);
    }
    for (const City city : allCities) json["piles"][std::string(idOf(city, cityIds))] = view.pileCount(city);
    return json;
}

}  // namespace intrika::confidants
