#include "engines/coach/codec.h"

#include "engines/coach/codec_parts.h"
#include "engines/coach/dealing.h"
#include "engines/core/json_typed.h"

#include <nlohmann/json.hpp>

#include <utility>

namespace intrika::coach {

static_assert(GameCodec<Codec, Rules>);

namespace {

constexpr int mostRounds = 20;
constexpr int leastTurnLimit = 5;
constexpr int mostTurnLimit = 200;

bool readSmuggle(const JsonReader& json) {
    if (!json.has("smuggle")) return false;
    // The notation never writes `false`.
    json["smuggle"].expect(true, say("problem.smuggle"));
    return true;
}

Seat anySeat(const JsonReader& json) { return readSeat(json, maxPlayers); }

Move readUse(const JsonReader& json) {
    json.noKeysBut({"type", "object", "profession", "seat"});
    if (json.has("object")) {
        json.exactKeys({"type", "object"});
        return UseObject{readObject(json["object"])};
    }
    const Profession profession = readProfession(json["profession"]);
    const bool names = profession == Profession::diplomat || profession == Profession::hypnotist ||
                       profession == Profession::poisonMixer;
    if (!names) {
        json.exactKeys({"type", "profession"});
        return UseProfession{profession, noSeat};
    }
    json.exactKeys({"type", "profession", "seat"});
    return UseProfession{profession, anySeat(json["seat"])};
}

template <class Kind>
Move readGiving(const JsonReader& json) {
    json.noKeysBut({"type", "object", "smuggle"});
    return Kind{readObject(json["object"]), readSmuggle(json)};
}

Move readOffer(const JsonReader& json) {
    json.noKeysBut({"type", "object", "seat", "smuggle"});
    return Offer{readObject(json["object"]), anySeat(json["seat"]), readSmuggle(json)};
}

template <class Kind>
Move readPlain(const JsonReader& json) {
    json.exactKeys({"type"});
    return Kind{};
}

template <class Kind>
Move readWithObject(const JsonReader& json) {
    json.exactKeys({"type", "object"});
    return Kind{readObject(json["object"])};
}

Move readWithSeat(const JsonReader& json) {
    json.exactKeys({"type", "seat"});
    return Fight{anySeat(json["seat"])};
}

Move readDeclare(const JsonReader& json) {
    json.exactKeys({"type", "victory"});
    return Declare{json["victory"].id<Victory>(victoryIds)};
}

Move readDemand(const JsonReader& json) {
    json.exactKeys({"type", "object"});
    return Demand{readName(json["object"])};
}

Move readDirect(const JsonReader& json) {
    json.exactKeys({"type", "direction"});
    return Direct{json["direction"].id<Direction>(directionIds)};
}

Move readSupport(const JsonReader& json) {
    json.exactKeys({"type", "side"});
    return Support{json["side"].id<Side>(sideIds)};
}

Move readGift(const JsonReader& json) {
    json.exactKeys({"type", "object", "seat"});
    return Gift{readObject(json["object"]), anySeat(json["seat"])};
}

Move readNames(const JsonReader& json) {
    json.exactKeys({"type", "seats"});
    return Name{readSeats(json["seats"], maxPlayers)};
}

struct MoveType {
    std::string_view id;
    Move (*read)(const JsonReader& json);
};
constexpr std::array<MoveType, 22> moveTypes{{{"pass", readPlain<Pass>},
                                              {"offer", readOffer},
                                              {"fight", readWithSeat},
                                              {"declare", readDeclare},
                                              {"use", readUse},
                                              {"stack", readWithObject<Stack>},
                                              {"demand", readDemand},
                                              {"give", readGiving<Give>},
                                              {"refuse", readPlain<Refuse>},
                                              {"accept", readGiving<Accept>},
                                              {"draw", readPlain<DrawCard>},
                                              {"swap", readPlain<Swap>},
                                              {"direct", readDirect},
                                              {"decline", readPlain<Decline>},
                                              {"pass-on", readWithObject<PassOn>},
                                              {"support", readSupport},
                                              {"inspect", readPlain<Inspect>},
                                              {"search", readPlain<Search>},
                                              {"take", readWithObject<Take>},
                                              {"leave", readPlain<Leave>},
                                              {"gift", readGift},
                                              {"name", readNames}}};
constexpr auto moveIds = [] {
    std::array<std::string_view, moveTypes.size()> ids{};
    for (std::size_t index = 0; index < ids.size(); ++index) ids[index] = moveTypes[index].id;
    return ids;
}();
// Of the alternatives of Move, the notation has one name for two.
constexpr std::array<std::size_t, 23> typeOfMove{0,  1,  2,  3,  4,  4,  5,  6,  7,  8,  9, 10,
                                                 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21};
static_assert(std::variant_size_v<Move> == typeOfMove.size());

template <class Kind>
void writeGiving(const Kind& move, Json& json) {
    json["object"] = nameOf(move.object);
    if (move.smuggle) json["smuggle"] = true;
}

void writeParts(const Move& move, Json& json) {
    const auto object = [&json](const auto& m) { json["object"] = nameOf(m.object); };
    std::visit(Overloaded{[&](const Offer& m) {
                              writeGiving(m, json);
                              json["seat"] = m.seat;
                          },
                          [&](const Give& m) { writeGiving(m, json); }, [&](const Accept& m) { writeGiving(m, json); },
                          [&](const Fight& m) { json["seat"] = m.seat; },
                          [&](const Declare& m) { json["victory"] = idOf(m.victory, victoryIds); },
                          [&](const UseProfession& m) {
                              json["profession"] = nameOf(m.profession);
                              if (m.seat != noSeat) json["seat"] = m.seat;
                          },
                          [&](const Demand& m) { json["object"] = nameOf(m.name); },
                          [&](const Direct& m) { json["direction"] = idOf(m.direction, directionIds); },
                          [&](const Support& m) { json["side"] = idOf(m.side, sideIds); },
                          [&](const Gift& m) {
                              object(m);
                              json["seat"] = m.seat;
                          },
                          [&](const Name& m) { json["seats"] = jsonOf(m.seats); },
                          [&](const UseObject& m) { object(m); }, [&](const Stack& m) { object(m); },
                          [&](const PassOn& m) { object(m); }, [&](const Take& m) { object(m); }, [](const auto&) {}},
               move);
}

std::optional<Problem> wrongSeats(int seats) {
    if (seats >= minPlayers && seats <= maxPlayers) return std::nullopt;  // C-1
    return Problem{Problem::Code::badValue, {}, -1, say("problem.seats")};
}

Chance readNewRound(const JsonReader& json) {
    json.exactKeys({"type", "alliances", "professions", "professionDeck", "hands", "deck"});
    const auto seats = static_cast<int>(json["hands"].items().size());
    if (seats < minPlayers || seats > maxPlayers) json["hands"].fail(say("problem.seats"));
    return json.hasIssue() ? NewRound{} : NewRound{readDeal(json, seats)};
}

Chance readChanceOf(const JsonReader& json, std::size_t kind) {
    if (static_cast<ChanceKind>(kind) == ChanceKind::newRound) return readNewRound(json);
    json.exactKeys({"type", "order"});
    if (static_cast<ChanceKind>(kind) == ChanceKind::shuffleDeck) return ShuffleDeck{readPile(json["order"])};
    return ShuffleProfessions{readProfessions(json["order"])};
}

}  // namespace

Expected<Options> Codec::readOptions(const Json& json) {
    std::optional<Problem> issue;
    const JsonReader reader(json, issue);
    Options options;
    reader.noKeysBut({"luggage", "smuggling", "fortune", "rounds", "turnLimit"});
    const auto whole = [&reader](std::string_view key, int least, int most, std::uint8_t otherwise) {
        return reader.has(key) ? static_cast<std::uint8_t>(reader[key].integer(least, most)) : otherwise;
    };
    if (reader.has("luggage")) options.luggage = reader["luggage"].id<Luggage>(luggageIds);
    options.smuggling = reader.has("smuggling") && reader["smuggling"].boolean();
    options.fortune = reader.has("fortune") && reader["fortune"].boolean();
    options.rounds = whole("rounds", 1, mostRounds, options.rounds);
    options.turnLimit = whole("turnLimit", leastTurnLimit, mostTurnLimit, options.turnLimit);
    if (issue) issue->code = Problem::Code::badOption;
    return answer(options, issue);
}

Json Codec::writeOptions(const Options& options) {
    return {{"luggage", idOf(options.luggage, luggageIds)},
            {"smuggling", options.smuggling},
            {"fortune", options.fortune},
            {"rounds", options.rounds},
            {"turnLimit", options.turnLimit}};
}

Expected<Setup> Codec::readSetup(const Json& json, const Options& options, int seats) {
    std::optional<Problem> issue = wrongSeats(seats);
    if (issue) return unexpected(std::move(*issue));
    const JsonReader reader(json, issue);
    reader.exactKeys({"startPlayer", "alliances", "professions", "professionDeck", "hands", "deck"});
    Setup setup;
    setup.startPlayer = readSeat(reader["startPlayer"], seats);
    setup.deal = readDeal(reader, seats);
    if (!issue && !isLegalDeal(setup.deal, options, seats)) reader.fail(say("problem.deal"));
    return answer(setup, issue);
}

Json Codec::writeSetup(const Setup& setup) {
    Json json{{"startPlayer", setup.startPlayer}};
    writeDeal(setup.deal, json);
    return json;
}

Expected<Move> Codec::readMove(const Json& json) {
    return readTyped<Move>(json, moveIds,
                           [](const JsonReader& reader, std::size_t type) { return moveTypes[type].read(reader); });
}

Json Codec::writeMove(const Move& move) {
    Json json{{"type", moveIds[typeOfMove[move.index()]]}};
    writeParts(move, json);
    return json;
}

Expected<Chance> Codec::readChance(const Json& json) { return readTyped<Chance>(json, chanceIds, readChanceOf); }

Json Codec::writeChance(const Chance& chance) {
    Json json{{"type", chanceIds[chance.index()]}};
    std::visit(Overloaded{[&](const NewRound& m) { writeDeal(m.deal, json); },
                          [&](const auto& m) { json["order"] = jsonOf(m.order); }},
               chance);
    return json;
}

}  // namespace intrika::coach
