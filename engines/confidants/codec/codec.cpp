#include "engines/confidants/codec/codec.h"

#include "engines/confidants/board/board_kit.h"
#include "engines/confidants/codec/codec_parts.h"
#include "engines/core/json_typed.h"

#include <nlohmann/json.hpp>

#include <utility>

namespace intrika::confidants {

static_assert(GameCodec<Codec, Rules>);

namespace {

int readOneOf(const JsonReader& json, std::initializer_list<int> values) {
    const int value = json.integer(0, 100);
    for (const int allowed : values) {
        if (value == allowed) return value;
    }
    json.fail(say("problem.unlisted-value"));
    return *values.begin();
}

BoardRef readBoardName(const JsonReader& json, Boards& boards) {
    const std::string id = json.text();
    const auto board = boards.named(id);
    if (!board) json.fail(say("problem.no-board", {literal(id)}), Problem::Code::missingBoard);
    return board.value_or(BoardRef());
}

void readOption(const std::string& key, const JsonReader& value, Boards& boards, Options& options) {
    const auto byte = [](int number) { return static_cast<std::uint8_t>(number); };
    if (key == boardOption) {
        options.board = readBoardName(value, boards);
    } else if (key == "exactMove") {
        options.exactMove = value.boolean();
    } else if (key == "mercSteps") {
        options.mercSteps = value.id<MercSteps>(mercStepsIds);
    } else if (key == "mercCities") {
        options.mercCities = value.boolean();
    } else if (key == "bridge") {
        options.bridge = value.id<BridgeDebt>(bridgeIds);
    } else if (key == "cardValues") {
        options.cardValues = value.id<CardValues>(cardValuesIds);
    } else if (key == "twoRoundBribe") {
        options.twoRoundBribe = byte(readOneOf(value, {3, 2}));
    } else if (key == "findingReset") {
        options.findingReset = byte(readOneOf(value, {6, 16}));
    } else if (key == "sycophantsHold") {
        options.sycophantsHold = value.boolean();
    } else if (key == "battlePay") {
        options.battlePay = value.boolean();
    } else if (key == "wagonsOpen") {
        options.wagonsOpen = value.boolean();
    } else if (key == "trades") {
        options.trades = value.boolean();
    } else if (key == "campRest") {
        options.campRest = byte(readOneOf(value, {1, 0, 2}));
    } else if (key == "rounds") {
        options.rounds = static_cast<std::uint32_t>(value.integer(0, INT32_MAX));
    } else {
        value.fail(say("problem.unknown-key", {literal(key)}));
    }
}

}  // namespace

Options readOptionsOf(const JsonReader& json, Boards& boards) {
    Options options;
    for (const auto& key : json.keys()) readOption(key, json[key], boards, options);
    return options;
}

Expected<Options> Codec::readOptions(const Json& json) {
    Boards supplied;
    return readOptions(json, supplied);
}

Expected<Options> Codec::readOptions(const Json& json, Boards& boards) {
    std::optional<Problem> issue;
    const JsonReader reader(json, issue);
    const Options options = readOptionsOf(reader, boards);
    if (issue && issue->code == Problem::Code::badValue) issue->code = Problem::Code::badOption;
    return answer(options, issue);
}

Json Codec::writeOptions(const Options& options) {
    return {{std::string(boardOption), options.board->plan().id},
            {"exactMove", options.exactMove},
            {"mercSteps", idOf(options.mercSteps, mercStepsIds)},
            {"mercCities", options.mercCities},
            {"bridge", idOf(options.bridge, bridgeIds)},
            {"cardValues", idOf(options.cardValues, cardValuesIds)},
            {"twoRoundBribe", options.twoRoundBribe},
            {"findingReset", options.findingReset},
            {"sycophantsHold", options.sycophantsHold},
            {"battlePay", options.battlePay},
            {"wagonsOpen", options.wagonsOpen},
            {"trades", options.trades},
            {"campRest", options.campRest},
            {"rounds", options.rounds}};
}

Expected<Setup> Codec::readSetup(const Json& json, const Options&, int seats) {
    std::optional<Problem> issue;
    const JsonReader reader(json, issue);
    reader.exactKeys({"first", "gifts"});
    Setup setup;
    if (seats < 2 || seats > maxPlayers) {  // E-1
        reader.fail(say("problem.seats"));
        return unexpected(std::move(*issue));
    }
    setup.first = static_cast<Seat>(reader["first"].integer(0, seats - 1));
    const JsonReader gifts = reader["gifts"];
    gifts.exactKeys({cityIds[0], cityIds[1], cityIds[2]});
    SmallSet<Gift, giftTotal> found;
    for (const City city : allCities) {
        const JsonReader pile = gifts[idOf(city, cityIds)];
        const auto items = pile.items();
        if (static_cast<int>(items.size()) < seats) pile.fail(say("problem.short-pile", {number(seats)}));
        for (const JsonReader& item : items) {
            const Gift gift = readGift(item);
            if (numberOf(gift) >= seats) item.fail(say("problem.gift-not-in-game"));
            if (found.contains(gift)) {
                item.fail(say("problem.gift-twice"));
                continue;
            }
            setup.piles.putBelow(city, gift);
            found = found.with(gift);
        }
    }
    if (found.count() != giftKinds * seats) gifts.fail(say("problem.gifts"));  // E-4
    return answer(setup, issue);
}

Json Codec::writeSetup(const Setup& setup) {
    Json gifts = Json::object();
    for (const City city : allCities) gifts[std::string(idOf(city, cityIds))] = notationOf(setup.piles.list(city));
    return {{"first", setup.first}, {"gifts", std::move(gifts)}};
}

}  // namespace intrika::confidants
