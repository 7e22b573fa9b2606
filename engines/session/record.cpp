#include "engines/session/record.h"

#include "engines/core/clean_text.h"
#include "engines/core/json_text.h"
#include "engines/core/json_tools.h"
#include "engines/session/event_text.h"
#include "engines/session/game_kind.h"
#include "engines/session/own_things.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cstdint>

namespace intrika::session {
namespace {

using Json = nlohmann::json;
using Code = Problem::Code;

constexpr int notation = 1;
constexpr std::array<std::string_view, 2> kindNames{"human", "bot"};

std::optional<Problem> wrongNotation(const Json& json) {
    if (!json.is_object() || !json.contains("intrika")) {
        return Problem{Code::foreign, {}, -1, say("problem.foreign")};
    }
    const Json& version = json["intrika"];
    if (version.is_number() && version > notation) {
        return Problem{Code::tooNew, "/intrika", -1, say("problem.too-new", {literal(lineOfJson(version))})};
    }
    if (version.is_number_integer() && version == notation) return std::nullopt;
    return Problem{Code::badValue, "/intrika", -1, say("problem.notation-version")};
}

SeatEntry readSeat(const JsonReader& reader) {
    reader.noKeysBut({"name", "kind", "level"});
    SeatEntry entry;
    if (reader.has("name")) entry.name = cleanName(reader["name"].text());
    if (reader.has("level")) entry.level = reader["level"].text();
    if (reader.has("kind")) entry.kind = kindNames[reader["kind"].id<std::size_t>(kindNames)];
    return entry;
}

// Seats from first place on, ties together: every seat exactly once.
void readRanking(const JsonReader& reader, Result& result) {
    SeatSet placed;
    for (const JsonReader& sharing : reader.items()) {
        const int place = placed.count();
        for (const JsonReader& reading : sharing.items()) {
            const auto seat = static_cast<Seat>(reading.integer(0, result.seats - 1));
            if (placed.contains(seat)) reading.fail(say("problem.bad-ranking"));
            placed = placed.with(seat);
            result.places[seat] = static_cast<std::uint8_t>(place);
        }
    }
    if (placed != SeatSet::firstOf(result.seats)) reader.fail(say("problem.bad-ranking"));
}

Result readResult(const JsonReader& reader, int seats) {
    reader.exactKeys({"ranking", "scores"});
    Result result;
    result.seats = seats;
    readRanking(reader["ranking"], result);
    const auto scores = reader["scores"].items(static_cast<std::size_t>(seats));
    for (std::size_t seat = 0; seat < scores.size(); ++seat) {
        result.scores[seat] = static_cast<std::int16_t>(scores[seat].integer(INT16_MIN, INT16_MAX));
    }
    return result;
}

std::vector<std::string> linesOf(const JsonReader& list) {
    std::vector<std::string> lines;
    for (const JsonReader& entry : list.items()) lines.push_back(lineOfJson(entry.json()));
    return lines;
}

std::string objectLine(const JsonReader& reader) { return lineOfJson(reader.object()); }

// Exactly one of setup and position; only the game's codec can read what is in it.
void readBeginning(const JsonReader& reader, Record& record) {
    const bool position = reader.has("position");
    if (position == reader.has("setup")) reader.fail(say("problem.setup-or-position"));
    record.begin = position ? Record::Begin::position : Record::Begin::setup;
    record.first = objectLine(reader[position ? "position" : "setup"]);
}

void readSeats(const JsonReader& reader, Record& record) {
    const auto seats = reader.items();
    const auto problem = record.game ? wrongSeatCount(*record.game, static_cast<int>(seats.size())) : std::nullopt;
    if (problem) return reader.fail(problem->text, problem->code);
    for (const JsonReader& seat : seats) record.seats.push_back(readSeat(seat));
}

const GameKind* readGame(const JsonReader& reader, const Games& games) {
    const std::string id = reader.text();
    const GameKind* game = games.named(id);
    if (game == nullptr) reader.fail(say("problem.unknown-game", {literal(id)}));
    return game;
}

Record readRecord(const JsonReader& reader, const Games& games) {
    reader.noKeysBut({"intrika", "game", "title", "rule", "options", "seats", "setup", "position", "events", "result",
                      "checks", "app"});
    Record record;
    record.game = readGame(reader["game"], games);
    if (reader.has("options")) record.options = objectLine(reader["options"]);
    readSeats(reader["seats"], record);
    readBeginning(reader, record);
    record.events = linesOf(reader["events"]);
    if (reader.has("app")) record.app = objectLine(reader["app"]);
    if (reader.has("title")) record.title = reader["title"].text();
    if (reader.has("rule")) record.rule = reader["rule"].text();
    if (reader.has("checks")) record.checks = linesOf(reader["checks"]);
    return record;
}

Expected<std::unique_ptr<Session>> beginning(const Record& record, MadeBoards made) {
    const GameKind& game = *record.game;
    std::vector<std::shared_ptr<const BoardMap>> boards(made.begin(), made.end());
    // A game on a board that people made brings it along: it can be opened where that board is not known, or was
    // changed.
    if (auto brought = readOwnThings(record).board) boards.push_back(std::move(brought));
    const auto begin = record.begin == Record::Begin::setup ? game.fromSetup : game.fromPosition;
    return begin(knownJson(record.options), static_cast<int>(record.seats.size()), knownJson(record.first), boards);
}

std::string write(const Result& result) {
    Json scores = Json::array();
    for (int seat = 0; seat < result.seats; ++seat) scores.push_back(result.scores[static_cast<std::size_t>(seat)]);
    return "{\"ranking\":" + Json(result.ranking()).dump() + ",\"scores\":" + scores.dump() + "}";
}

std::optional<Problem> wrongResult(const Session& session, const Result& expected) {
    const auto problem = [](Text why) { return Problem{Code::badValue, "/result", -1, std::move(why)}; };
    if (!session.toAct().isOver()) return problem(say("problem.result-too-early"));
    const Result reached = session.result();
    if (reached == expected) return std::nullopt;
    return problem(say("problem.other-result", {literal(write(expected)), literal(write(reached))}));
}

std::string writeSeat(const SeatEntry& entry) {
    std::string line;
    const auto add = [&line](const char* key, const std::string& value) {
        if (!value.empty()) line += (line.empty() ? "\"" : ",\"") + std::string(key) + "\":" + quoted(value);
    };
    add("name", entry.name);
    add("kind", entry.kind);
    add("level", entry.level);
    return "{" + line + "}";
}

std::string listed(const std::vector<std::string>& lines) {
    std::string list;
    for (const std::string& line : lines) list += (list.empty() ? "\n  " : ",\n  ") + line;
    return "[" + list + "]";
}

}  // namespace

SeatEntry seatEntry(std::string name, const PlayerKind& player) {
    SeatEntry entry{cleanName(name), "human", {}};
    if (player.is == PlayerKind::Is::human) return entry;
    entry.kind = "bot";
    PlayerKind plain = player;  // what else there is to a bot is the program's own (own_things.h)
    plain.temperament = Temperament::plain;
    if (player.is != PlayerKind::Is::external) entry.level = nameOf(plain);
    return entry;
}

PlayerKind playerOf(const SeatEntry& entry) {
    if (entry.kind != "bot") return {};
    return {PlayerKind::Is::bot, levelNamed(entry.level).value_or(Level::normal), {}};
}

bool namesProgram(const SeatEntry& entry) {
    const auto player = playerKindNamed(entry.level);
    return entry.kind == "bot" && player && player->is == PlayerKind::Is::external;
}

Expected<Record> parseRecord(std::string_view text, const Games& games) {
    const auto json = parseJson(text);
    if (!json) return unexpected(json.error());
    std::optional<Problem> issue = wrongNotation(*json);
    if (issue) return unexpected(std::move(*issue));
    const JsonReader reader(*json, issue);
    Record record = readRecord(reader, games);
    // Only now is the number of seats known to be one that a result can have.
    if (!issue && reader.has("result")) {
        record.result = readResult(reader["result"], static_cast<int>(record.seats.size()));
    }
    if (issue) return unexpected(std::move(*issue));
    return record;
}

// Where the lines of writeRecord stand; in JSON no string holds a line break, so none of these is part of one.
std::optional<Record> parseRecordEnds(std::string_view first, std::string_view last, const Games& games) {
    constexpr std::string_view events = ",\n \"events\":[", result = "],\n \"result\":", none = ",\n \"setup\":{}";
    const std::size_t deal = std::min(first.find(",\n \"setup\":"), first.find(",\n \"position\":"));
    const std::size_t begin = first.find(events), end = last.rfind(result);
    constexpr std::size_t nowhere = std::string_view::npos;
    if (deal == nowhere || begin == nowhere || begin < deal || end == nowhere) return std::nullopt;
    const std::string ends = std::string(first.substr(0, deal)).append(none).append(events).append(last.substr(end));
    auto record = parseRecord(ends, games);
    return record ? std::optional(*std::move(record)) : std::nullopt;
}

std::string writeRecord(const Record& record) {
    std::string text = "{\"intrika\":" + std::to_string(notation) + ",\n \"game\":" + quoted(record.game->id);
    const auto add = [&text](const char* key, const std::string& json) {
        if (!json.empty()) text += ",\n \"" + std::string(key) + "\":" + json;
    };
    std::vector<std::string> seats;
    for (const SeatEntry& entry : record.seats) seats.push_back(writeSeat(entry));
    if (!record.title.empty()) add("title", quoted(record.title));
    if (!record.rule.empty()) add("rule", quoted(record.rule));
    add("options", record.options);
    add("seats", listed(seats));
    add(record.begin == Record::Begin::setup ? "setup" : "position", record.first);
    add("events", listed(record.events));
    if (record.result) add("result", write(*record.result));
    if (!record.checks.empty()) add("checks", listed(record.checks));
    add("app", record.app);
    return text + "}\n";
}

Opening openAsFarAsPossible(const Record& record, MadeBoards boards) {
    auto session = beginning(record, boards);
    if (!session) return {nullptr, session.error()};
    for (std::size_t index = 0; index < record.events.size(); ++index) {
        const auto step = (*session)->replay(knownJson(record.events[index]));
        if (step) continue;
        Problem problem = below("/events/" + std::to_string(index), step.error());
        problem.event = static_cast<int>(index);
        return {std::move(*session), std::move(problem)};
    }
    auto problem = record.result ? wrongResult(**session, *record.result) : std::nullopt;
    return {std::move(*session), std::move(problem)};
}

Expected<std::unique_ptr<Session>> openRecord(const Record& record, MadeBoards boards) {
    Opening opening = openAsFarAsPossible(record, boards);
    if (opening.problem) return unexpected(std::move(*opening.problem));
    return std::move(opening.session);
}

Record recordOf(const Session& session, std::vector<SeatEntry> seats, std::string app) {
    Record record;
    record.game = &session.kind();
    record.options = lineOfJson(session.options());
    record.seats = std::move(seats);
    const Json setup = session.setup();
    record.begin = setup.is_null() ? Record::Begin::position : Record::Begin::setup;
    record.first = lineOfJson(setup.is_null() ? session.position(0) : setup);
    for (int index = 0; index < session.stepCount(); ++index) record.events.push_back(session.step(index).event);
    if (session.toAct().isOver()) record.result = session.result();
    record.app = std::move(app);
    return record;
}

}  // namespace intrika::session
