#include "engines/session/own_things.h"

#include "engines/boards/board_names.h"
#include "engines/core/json_text.h"
#include "engines/session/game_kind.h"
#include "engines/session/record.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>

namespace intrika::session {
namespace {

using Json = nlohmann::json;

constexpr int mostHints = 100'000;  // anything may stand in a file

// In the order of Changing.
constexpr std::array<const char*, 4> changingKeys{"hints", "pencil", "looks", "deputies"};

const char* keyOf(Changing which) { return changingKeys[static_cast<std::size_t>(which)]; }

Json notationOf(Changing which, const OwnThings& things, const GameKind& kind) {
    if (which == Changing::hints) return things.hints;
    if (which == Changing::deputies) return things.deputies.json();
    return which == Changing::pencil ? things.pencil.marks.json(kind) : things.looks.json();
}

bool isEmpty(Changing which, const OwnThings& things) {
    if (which == Changing::hints) return things.hints.empty();
    if (which == Changing::deputies) return things.deputies.empty();
    return which == Changing::pencil ? things.pencil.marks.empty() : things.looks.seats.empty();
}

// By seat; empty where none stands.
std::vector<std::string> readColours(const Json& colours) {
    std::vector<std::string> read;
    if (!colours.is_array()) return read;
    for (const Json& colour : colours) read.push_back(colour.is_string() ? colour.get<std::string>() : std::string());
    return read;
}

// By seat; of whoever has none, empty.
std::vector<Temperament> readTemperaments(const Json& names, std::size_t seats) {
    std::vector<Temperament> read;
    if (!names.is_array() || names.size() != seats) return read;
    for (const Json& name : names) {
        const auto known = name.is_string() ? temperamentNamed(name.get<std::string>()) : std::nullopt;
        read.push_back(known.value_or(Temperament::plain));
    }
    return read;
}

Json namesOf(const std::vector<Temperament>& temperaments) {
    Json names = Json::array();
    for (const Temperament temperament : temperaments) names.push_back(nameOf(temperament));
    return names;
}

std::vector<int> readHints(const Json& hints, std::size_t seats) {
    if (!hints.is_array() || hints.size() != seats) return {};
    std::vector<int> given;
    for (const Json& each : hints) {
        if (!each.is_number_unsigned() || each > mostHints) return {};
        given.push_back(each.get<int>());
    }
    return given;
}

std::shared_ptr<const BoardMap> readBoard(const Json& json, const BoardKit* kit) {
    if (kit == nullptr) return nullptr;
    // One that is no good is as good as none: the game may still know it by its name.
    const auto board = readBoardMap(json, kit->marks);
    return board ? std::make_shared<const BoardMap>(withAllNames(*board)) : nullptr;
}

}  // namespace

OwnThings readOwnThings(const Record& record) {
    OwnThings things;
    const Json app = knownJson(record.app);
    if (!app.is_object()) return things;
    const auto seats = record.seats.size();
    const auto read = [&app](const char* key, auto take) {
        if (const auto found = app.find(key); found != app.end()) take(*found);
    };
    read("colours", [&](const Json& json) { things.colours = readColours(json); });
    read("temperaments", [&](const Json& json) { things.temperaments = readTemperaments(json, seats); });
    read("seed", [&](const Json& json) {
        if (json.is_number_unsigned()) things.seed = json.get<std::uint64_t>();
    });
    read("practice", [&](const Json& json) { things.practice = json.is_boolean() && json.get<bool>(); });
    read("board", [&](const Json& json) { things.board = readBoard(json, record.game->boards); });
    read("ended", [&](const Json& json) {
        if (json.is_string()) things.ended = json.get<std::string>();
    });
    read("seconds", [&](const Json& json) {
        if (json.is_number_unsigned()) things.time = std::chrono::seconds(json.get<std::uint32_t>());
    });
    read(keyOf(Changing::hints), [&](const Json& json) { things.hints = readHints(json, seats); });
    read(keyOf(Changing::pencil),
         [&](const Json& json) { things.pencil = readPencil(json, *record.game, static_cast<int>(seats)); });
    read(keyOf(Changing::looks),
         [&](const Json& json) { things.looks = readSeenLooks(json, static_cast<int>(seats)); });
    read(keyOf(Changing::deputies),
         [&](const Json& json) { things.deputies = readDeputies(json, static_cast<int>(seats)); });
    return things;
}

std::string writeOwnThings(const OwnThings& things, const GameKind& kind) {
    Json app = Json::object();
    if (!things.colours.empty()) app["colours"] = things.colours;
    if (!things.temperaments.empty()) app["temperaments"] = namesOf(things.temperaments);
    if (things.seed) app["seed"] = *things.seed;
    if (things.practice) app["practice"] = true;
    if (things.board) app["board"] = knownJson(writeBoardFile(*things.board));
    if (!things.ended.empty()) app["ended"] = things.ended;
    if (things.time) app["seconds"] = things.time->count();
    for (const Changing which : {Changing::hints, Changing::pencil, Changing::looks, Changing::deputies}) {
        if (!isEmpty(which, things)) app[keyOf(which)] = notationOf(which, things, kind);
    }
    return app.dump();
}

std::vector<Temperament> temperamentsOf(const std::vector<PlayerKind>& players) {
    std::vector<Temperament> temperaments;
    bool any = false;
    for (const PlayerKind& player : players) {
        temperaments.push_back(player.temperament);
        any |= player.temperament != Temperament::plain;
    }
    return any ? temperaments : std::vector<Temperament>();
}

std::string writeOwnThing(Changing which, const OwnThings& things, const GameKind& kind) {
    return Json{{keyOf(which), notationOf(which, things, kind)}}.dump();
}

std::shared_ptr<const BoardMap> ownBoardOf(const Session& session) {
    const GameKind& kind = session.kind();
    if (kind.boards == nullptr) return nullptr;
    const std::string id = session.options().at(std::string(kind.boards->option));
    for (const OptionSpec& option : kind.options) {
        const auto& supplied = option.values;
        if (option.key != kind.boards->option) continue;
        if (std::find(supplied.begin(), supplied.end(), id) != supplied.end()) return nullptr;
    }
    for (const Zone& zone : session.tableau(spectator, 0).zones) {
        if (zone.board != nullptr) return zone.board;
    }
    return nullptr;
}

}  // namespace intrika::session
