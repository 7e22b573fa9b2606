#include "engines/succession/codec.h"

#include "engines/core/json_typed.h"
#include "engines/succession/codec_parts.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <utility>

namespace intrika::succession {

static_assert(GameCodec<Codec, Rules>);

namespace {

// In the order of Move, whose last five are all `use`.
constexpr std::array<std::string_view, 10> moveIds{"play",  "pass",    "steal", "settle", "give",
                                                   "money", "recruit", "buy",   "take",   "use"};

Seat readSeat(const JsonReader& json) { return static_cast<Seat>(json.integer(0, maxPlayers - 1)); }
std::uint8_t readPile(const JsonReader& json) { return static_cast<std::uint8_t>(json.integer(0, pileCount - 1)); }
std::uint8_t readPlace(const JsonReader& json) {
    return static_cast<std::uint8_t>(json.integer(0, static_cast<int>(CardPile::capacity) - 1));
}

bool readFlag(const JsonReader& json) {
    if (!json.json().is_boolean()) {
        json.fail(say("problem.not-boolean"));
        return false;
    }
    return json.json().get<bool>();
}

void readMatch(const JsonReader& json, Options& options) {
    json.noKeysBut({"games", "points"});
    if (json.has("games")) options.games = static_cast<std::uint16_t>(json["games"].integer(1, mostGames));
    if (!json.has("points") || json["points"].isNull()) return;
    options.endsAtPoints = true;
    options.points = static_cast<std::int16_t>(json["points"].integer(-scoreBound, scoreBound));
}

Move readBuy(const JsonReader& json) {
    if (!json.has("discount")) {
        json.exactKeys({"type", "pile"});
        return Buy{readPile(json["pile"]), Price::full};
    }
    json.exactKeys({"type", "pile", "discount"});
    json["discount"].expect(true, say("problem.discount"));
    return Buy{readPile(json["pile"]), Price::discount};
}

Move readUse(const JsonReader& json) {
    if (json.has("theirs")) {
        json.exactKeys({"type", "own", "seat", "theirs"});
        return UseToSwap{readPlace(json["own"]), readSeat(json["seat"]), readPlace(json["theirs"])};
    }
    if (json.has("row")) {
        json.exactKeys({"type", "row", "own", "pile"});
        return UseOnPile{readRowName(json["row"]), readPlace(json["own"]), readPile(json["pile"])};
    }
    if (json.has("action")) {
        json.exactKeys({"type", "action"});
        return UseAction{readAction(json["action"])};
    }
    if (json.has("seat")) {
        json.exactKeys({"type", "seat"});
        return UseOnSeat{readSeat(json["seat"])};
    }
    json.exactKeys({"type"});
    return Use{};
}

Move readMoveOf(const JsonReader& json, std::string_view type) {
    if (type == "buy") return readBuy(json);
    if (type == "use") return readUse(json);
    if (type == "play") {
        json.exactKeys({"type", "card"});
        return Play{readCharacter(json["card"])};
    }
    if (type == "steal") {
        json.exactKeys({"type", "seat", "action"});
        return Steal{readSeat(json["seat"]), readAction(json["action"])};
    }
    if (type == "give") {
        json.exactKeys({"type", "seat"});
        return Give{readSeat(json["seat"])};
    }
    if (type == "take") {
        json.exactKeys({"type", "pile", "index"});
        return Take{readPile(json["pile"]), readPlace(json["index"])};
    }
    if (type == "money" || type == "recruit") {
        json.exactKeys({"type", "pile"});
        const auto pile = readPile(json["pile"]);
        return type == "money" ? Move(TakeMoney{pile}) : Move(Recruit{pile});
    }
    json.exactKeys({"type"});
    return type == "settle" ? Move(Settle{}) : Move(Pass{});
}

// As a list to be read.
struct DealtHands {
    static constexpr std::size_t capacity = maxPlayers;
    Deal& deal;
    void append(const Hand& hand) { deal.hands[deal.seats++] = hand; }
};

void readDealKeys(const JsonReader& json, Deal& deal) {
    deal.seats = 0;
    DealtHands hands{deal};
    readRow(json["hands"], hands, [](const JsonReader& item) {
        Hand hand;
        readRow(item, hand, readCharacter);
        return hand;
    });
    readRow(json["aside"], deal.aside, readCharacter);
}

void readSetupKeys(const JsonReader& json, Setup& setup) {
    const auto piles = json["piles"].items(pileCount);
    for (std::size_t pile = 0; pile < pileCount; ++pile) setup.piles[pile] = readCardPile(piles[pile]);
    readDealKeys(json, setup.deal);
}

// K-2: eight cards each, of its sort, no kind more than twice.
void checkPiles(const JsonReader& json, const Setup& setup) {
    const auto piles = json.items(pileCount);
    std::array<int, cardCount> copies{};
    for (int pile = 0; pile < pileCount; ++pile) {
        const auto index = static_cast<std::size_t>(pile);
        const CardPile& cards = setup.piles[index];
        if (cards.size() != pileHeight) piles[index].fail(say("problem.setup-pile"));
        for (const Card card : cards) {
            if (sortOf(card) != sortOfPile(pile)) piles[index].fail(say("problem.sort"));
            if (++copies[static_cast<std::size_t>(card)] > copiesOfCard) piles[index].fail(say("problem.copies"));
        }
    }
}

// K-7
void checkHands(const JsonReader& json, int seats) {
    for (const JsonReader& hand : json.items(static_cast<std::size_t>(seats))) {
        if (hand.items().size() != handAtDeal) hand.fail(say("problem.setup-hand"));
    }
}

void writeDeal(Json& json, const Deal& deal) {
    json["hands"] = Json::array();
    for (std::size_t seat = 0; seat < deal.seats; ++seat) json["hands"].push_back(listOf(deal.hands[seat]));
    json["aside"] = listOf(deal.aside);
}

Chance readChanceOf(const JsonReader& json, std::size_t kind) {
    if (static_cast<ChanceKind>(kind) == ChanceKind::deal) {
        json.exactKeys({"type", "hands", "aside"});
        Deal deal;
        readDealKeys(json, deal);
        return deal;
    }
    json.exactKeys({"type", "piles", "hands", "aside"});
    NewGame game;
    readSetupKeys(json, game.setup);
    return game;
}

}  // namespace

Json notationOf(Card card) { return idOf(card, cardIds); }

Json notationOf(Character character) { return character == nobody ? Json() : Json(idOf(character, characterIds)); }

Json pileToJson(const CardPile& pile) {
    Json list = Json::array();
    for (int place = pile.size() - 1; place >= 0; --place) list.push_back(notationOf(pile[place]));
    return list;
}

Character readCharacter(const JsonReader& json) { return json.id<Character>(characterIds); }
Card readCard(const JsonReader& json) { return json.id<Card>(cardIds); }
Sort readRowName(const JsonReader& json) { return json.id<Sort>(rowIds); }
Action readAction(const JsonReader& json) { return json.id<Action>(actionIds); }

CardPile readCardPile(const JsonReader& json) {
    CardPile pile;
    readRow(json, pile, readCard);
    std::reverse(pile.begin(), pile.end());
    return pile;
}

Expected<Options> Codec::readOptions(const Json& json) {
    std::optional<Problem> issue;
    const JsonReader reader(json, issue);
    Options options;
    for (const auto& key : reader.keys()) {
        if (key == "match") {
            readMatch(reader[key], options);
        } else if (key == "treasurerRecruits") {
            options.treasurerRecruits = readFlag(reader[key]);
        } else if (key == "hiddenMoney") {
            options.hiddenMoney = readFlag(reader[key]);
        } else {
            reader[key].fail(say("problem.unknown-key", {literal(key)}));
        }
    }
    if (issue) issue->code = Problem::Code::badOption;
    return answer(options, issue);
}

Json Codec::writeOptions(const Options& options) {
    return {{"match", {{"games", options.games}, {"points", options.endsAtPoints ? Json(options.points) : Json()}}},
            {"treasurerRecruits", options.treasurerRecruits},
            {"hiddenMoney", options.hiddenMoney}};
}

Expected<Setup> Codec::readSetup(const Json& json, const Options&, int seats) {
    std::optional<Problem> issue;
    const JsonReader reader(json, issue);
    reader.exactKeys({"piles", "hands", "aside"});
    Setup setup;
    readSetupKeys(reader, setup);
    if (seats < 2 || seats > maxPlayers) reader.fail(say("problem.seats"));  // K-1
    if (!issue) checkPiles(reader["piles"], setup);
    if (!issue) checkHands(reader["hands"], seats);
    if (!issue && !isValid(setup.deal, seats)) reader.fail(say("problem.characters"));  // K-7
    return answer(setup, issue);
}

Json Codec::writeSetup(const Setup& setup) {
    Json json;
    for (const CardPile& pile : setup.piles) json["piles"].push_back(pileToJson(pile));
    writeDeal(json, setup.deal);
    return json;
}

Expected<Move> Codec::readMove(const Json& json) {
    return readTyped<Move>(
        json, moveIds, [](const JsonReader& reader, std::size_t type) { return readMoveOf(reader, moveIds[type]); });
}

Json Codec::writeMove(const Move& move) {
    Json json{{"type", moveIds[std::min(move.index(), moveIds.size() - 1)]}};
    std::visit(
        Overloaded{[&](const Play& m) { json["card"] = notationOf(m.card); },
                   [&](const Steal& m) {
                       json["seat"] = m.seat;
                       json["action"] = idOf(m.action, actionIds);
                   },
                   [&](const Give& m) { json["seat"] = m.seat; }, [&](const TakeMoney& m) { json["pile"] = m.pile; },
                   [&](const Recruit& m) { json["pile"] = m.pile; },
                   [&](const Buy& m) {
                       json["pile"] = m.pile;
                       if (m.price == Price::discount) json["discount"] = true;
                   },
                   [&](const Take& m) {
                       json["pile"] = m.pile;
                       json["index"] = m.index;
                   },
                   [&](const UseOnSeat& m) { json["seat"] = m.seat; },
                   [&](const UseToSwap& m) {
                       json["own"] = m.own;
                       json["seat"] = m.seat;
                       json["theirs"] = m.theirs;
                   },
                   [&](const UseOnPile& m) {
                       json["row"] = idOf(m.row, rowIds);
                       json["own"] = m.own;
                       json["pile"] = m.pile;
                   },
                   [&](const UseAction& m) { json["action"] = idOf(m.action, actionIds); }, [](const auto&) {}},
        move);
    return json;
}

Expected<Chance> Codec::readChance(const Json& json) { return readTyped<Chance>(json, chanceIds, readChanceOf); }

Json Codec::writeChance(const Chance& chance) {
    if (const auto* game = std::get_if<NewGame>(&chance)) {
        Json json = writeSetup(game->setup);
        json["type"] = "new-game";
        return json;
    }
    Json json{{"type", "deal"}};
    writeDeal(json, *std::get_if<Deal>(&chance));
    return json;
}

}  // namespace intrika::succession
