// Positions and views in the notation, key by key. What is there, but hidden, is "?".
#include "engines/coach/codec.h"
#include "engines/coach/codec_parts.h"
#include "engines/coach/windows.h"

#include <nlohmann/json.hpp>

#include <utility>

namespace intrika::coach {
namespace {

Json writeToAct(const ToAct& toAct) {
    switch (toAct.kind) {
        case ToAct::Kind::seats:
            return {{"seats", jsonOf(toAct.seats)}};
        case ToAct::Kind::chance:
            return {{"chance", chanceIds[toAct.chance]}};
        case ToAct::Kind::over:
            break;
    }
    return {{"over", true}};
}

Json perSeat(const auto& values, int seats) {
    Json list = Json::array();
    for (int seat = 0; seat < seats; ++seat) list.push_back(values[static_cast<std::size_t>(seat)]);
    return list;
}

Json thatIsThere(bool isThere, Object object) {
    if (!isThere) return nullptr;
    return object == Object::none ? Json("?") : nameOf(object);
}

Json writeQueue(const Trade& trade, Object bag) {
    Json queue = Json::array();
    for (const Active& entry : trade.queue) {
        if (entry.giver == noSeat) continue;
        const bool isKnown = entry.object == Object::bag && bag != Object::none;
        queue.push_back({{"giver", entry.giver}, {"object", nameOf(isKnown ? bag : entry.object)}});
    }
    return queue;
}

Json writeTrade(const Trade& trade, const Secrets& secrets) {
    if (!trade.isOn()) return nullptr;
    return {{"kind", tradeKindIds[static_cast<std::size_t>(trade.kind) - 1]},
            {"from", trade.from},
            {"to", trade.to},
            {"name", nameOf(trade.name)},
            {"offered", thatIsThere(trade.hasOffered, secrets.offered)},
            {"answer", thatIsThere(trade.hasAnswer, secrets.answer)},
            {"smuggled", jsonOf(secrets.smuggled)},
            {"queue", writeQueue(trade, secrets.bagInQueue)}};
}

Json writeSextant(const Board& board, const Secrets& secrets) {
    if (board.phase != Phase::sextant) return nullptr;
    Json chosen = Json::array();
    for (Seat seat = 0; seat < board.seats; ++seat) {
        chosen.push_back(thatIsThere(board.passingOn.contains(seat), secrets.passingOn[seat]));
    }
    return {{"direction", idOf(board.direction, directionIds)}, {"chosen", std::move(chosen)}};
}

Json writeUsed(const FightState& fight) {
    Json list = Json::array();
    for (const Used& use : fight.used) {
        if (use.object != Object::none) {
            list.push_back({{"seat", use.seat}, {"object", nameOf(use.object)}});
        } else {
            list.push_back({{"seat", use.seat}, {"profession", nameOf(use.profession)}});
        }
    }
    return list;
}

Json writeFight(const Board& board, const Secrets& secrets) {
    const FightState& fight = board.fight;
    if (!fight.isOn()) return nullptr;
    Json sides = Json::array();
    for (Seat seat = 0; seat < board.seats; ++seat) {
        sides.push_back(fight.sides[seat] == notSaid ? Json() : Json(idOf(fight.sides[seat], sideIds)));
    }
    return {{"attacker", fight.attacker},
            {"defender", fight.defender},
            {"sides", std::move(sides)},
            {"hypnotized", seatOrNull(fight.hypnotized)},
            {"used", writeUsed(fight)},
            {"duel", seatOrNull(fight.duel)},
            {"decided", seatOrNull(fight.decided)},
            {"passed", jsonOf(fight.passed)},
            {"points", {pointsOf(fight, Side::attacker, board.seats), pointsOf(fight, Side::defender, board.seats)}},
            {"winner", seatOrNull(fight.winner)},
            {"taken", thatIsThere(board.phase == Phase::giveBack, secrets.taken)}};
}

Json writeGift(const GiftState& gift) {
    if (gift.seat == noSeat) return nullptr;
    return {{"seat", gift.seat}, {"gave", jsonOf(gift.gave)}, {"resume", idOf(gift.resume, resumeIds)}};
}

Json writeDeclaration(const Board& board) {
    const Declaration& declaration = board.declaration;
    if (declaration.seat == noSeat) return nullptr;
    const bool open = declaration.isOpen;
    return {{"seat", declaration.seat},
            {"victory", idOf(declaration.victory, victoryIds)},
            {"named", jsonOf(declaration.named)},
            {"right", open ? Json(declaration.right) : Json()},
            {"winners", open ? jsonOf(declaration.winners) : Json()},
            {"points", open ? perSeat(declaration.points, board.seats) : Json()}};
}

Json writeResult(const State& state) {
    const Result result = Rules::result(state);
    return {{"ranking", result.ranking()}, {"scores", perSeat(result.scores, result.seats)}};
}

Json writeNotes(const Notes& notes, Seat own, int seats) {
    Json about = Json::array();
    for (Seat seat = 0; seat < seats; ++seat) {
        if (seat == own) {
            about.push_back(nullptr);
            continue;
        }
        Json alliance;
        for (int index = 0; index < allianceCount; ++index) {
            if (notes.members[index].contains(seat)) alliance = allianceIds[index];
        }
        about.push_back({{"alliance", std::move(alliance)},
                         {"profession", nameOf(notes.professions[seat])},
                         {"holds", jsonOf(notes.holds[seat])},
                         {"held", jsonOf(notes.held[seat])}});
    }
    Json top = Json::array();
    for (const Object object : notes.deckTop) {
        if (object != Object::none) top.push_back(nameOf(object));
    }
    return {{"deckTop", std::move(top)},
            {"deck", notes.knowsDeck ? jsonOf(notes.deck) : Json()},
            {"seats", std::move(about)}};
}

Json writeStacked(const Board& board, const Secrets& secrets, bool seen) {
    if (board.phase != Phase::clairvoyant && board.phase != Phase::shuffleDeck) return nullptr;
    if (!seen) return {{"chosen", board.stacked}};
    Json chosen = Json::array();
    for (int card = 0; card < board.stacked; ++card) chosen.push_back(nameOf(secrets.stacked[card]));
    return {{"chosen", std::move(chosen)}};
}

// Everything but decks, players, what the Clairvoyant has chosen, and the result.
Json writeOpen(const Board& board, const Secrets& secrets) {
    return {{"match", {{"round", board.round}, {"scores", perSeat(board.scores, board.seats)}, {"extra", board.extra}}},
            {"startPlayer", board.startPlayer},
            {"turn", {{"seat", board.turnSeat}, {"number", board.turnNumber}}},
            {"phase", idOf(board.phase, phaseIds)},
            {"trade", writeTrade(board.trade, secrets)},
            {"sextant", writeSextant(board, secrets)},
            {"fight", writeFight(board, secrets)},
            {"gift", writeGift(board.gift)},
            {"declaration", writeDeclaration(board)},
            {"result", nullptr},
            {"toAct", writeToAct(waitsFor(board))}};
}

}  // namespace

Json Codec::writePosition(const State& state) {
    const Board& board = state.board;
    Json json = writeOpen(board, state.secrets);
    json["deck"] = jsonOf(state.deck);
    json["professionDeck"] = jsonOf(state.professionDeck);
    json["clairvoyant"] = writeStacked(board, state.secrets, true);
    json["players"] = Json::array();
    for (Seat seat = 0; seat < board.seats; ++seat) {
        const Player& player = state.players[seat];
        json["players"].push_back({{"alliance", idOf(player.alliance, allianceIds)},
                                   {"profession", nameOf(player.profession)},
                                   {"faceUp", board.open[seat] != Profession::none},
                                   {"objects", jsonOf(player.hand)},
                                   {"known", writeNotes(state.notes[seat], seat, board.seats)}});
    }
    if (board.phase == Phase::over) json["result"] = writeResult(state);
    return json;
}

// C-190 to C-192
Json Codec::writeView(const View& view) {
    const Board& board = view.board;
    Json json = writeOpen(board, view.secrets);
    const bool looks = view.observer == board.turnSeat;
    json["deck"] = looks && board.phase == Phase::clairvoyant ? jsonOf(view.deckCards) : Json(view.deckCount);
    json["professionDeck"] = view.professionDeckCount;
    json["clairvoyant"] = writeStacked(board, view.secrets, looks);
    json["players"] = Json::array();
    for (Seat seat = 0; seat < board.seats; ++seat) {
        const SeenPlayer& player = view.players[seat];
        const bool own = view.observer == seat;
        json["players"].push_back(
            {{"alliance", player.isShown ? Json(idOf(player.alliance, allianceIds)) : Json("?")},
             {"profession", player.profession == Profession::none ? Json("?") : nameOf(player.profession)},
             {"faceUp", board.open[seat] != Profession::none},
             {"objects", player.isShown ? jsonOf(player.hand) : Json(player.handCount)},
             {"known", own ? writeNotes(view.notes, seat, board.seats) : Json()}});
    }
    if (board.phase == Phase::over) {
        State shown;  // all that a result needs is open
        shown.board = board;
        json["result"] = writeResult(shown);
    }
    return json;
}

}  // namespace intrika::coach
