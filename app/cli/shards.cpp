#include "app/cli/shards.h"

#include "app/cli/match_figures.h"
#include "app/cli/report.h"
#include "engines/core/json_text.h"
#include "engines/core/json_tools.h"
#include "engines/core/outside_file.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <iostream>
#include <limits>
#include <map>
#include <sstream>

namespace intrika::cli {
namespace {

using Json = nlohmann::json;

constexpr int many = std::numeric_limits<int>::max();

// What the parts of one match have in common, and what of it has been read.
struct MergedMatch {
    MatchHead head;
    int games = 0;
    double seconds = 0;
    std::map<int, PlayedGame> played;  // by index
};

// In the order in which they were met; a match is known by its JSON.
struct MergedMatches {
    std::vector<std::string> order;
    std::map<std::string, MergedMatch> byJson;
};

double secondsIn(const JsonReader& reader) {
    const Json& json = reader.json();
    if (json.is_number() && json.get<double>() >= 0) return json.get<double>();
    reader.fail(say("cli.merge.seconds"));
    return 0;
}

MatchHead headIn(const JsonReader& match) {
    MatchHead head{match["game"].text(), match["seats"].integer(1, maxSeats), 0, {}};
    const JsonReader seed = match["seed"];
    if (seed.json().is_number_unsigned()) {
        head.seed = seed.json().get<std::uint64_t>();
    } else {
        seed.fail(say("cli.merge.seed"));
    }
    for (const JsonReader& kind : match["kinds"].items()) head.kinds.push_back(kind.text());
    return head;
}

PlayedGame gameIn(const JsonReader& reader, const MergedMatch& match) {
    PlayedGame game;
    const auto seats = static_cast<std::size_t>(match.head.seats);
    const int lastEntrant = static_cast<int>(match.head.kinds.size()) - 1;
    game.index = reader["index"].integer(0, match.games - 1);
    game.decisions = reader["decisions"].integer(0, many);
    game.result.seats = match.head.seats;
    for (const JsonReader& entrant : reader["seating"].items(seats)) {
        game.seating.push_back(static_cast<std::size_t>(entrant.integer(0, lastEntrant)));
    }
    std::size_t seat = 0;
    for (const JsonReader& place : reader["places"].items(seats)) {
        game.result.places[seat++] = static_cast<std::uint8_t>(place.integer(0, match.head.seats - 1));
    }
    seat = 0;
    for (const JsonReader& score : reader["scores"].items(seats)) {
        game.result.scores[seat++] = static_cast<std::int16_t>(score.integer(-32'768, 32'767));
    }
    for (const JsonReader& moves : reader["moves"].items(match.head.kinds.size())) {
        game.moves.push_back(moves.integer(0, many));
    }
    for (const JsonReader& seconds : reader["seconds"].items(match.head.kinds.size())) {
        game.seconds.push_back(secondsIn(seconds));
    }
    return game;
}

void readShard(const JsonReader& line, MergedMatches& matches) {
    line.exactKeys({"match", "shard", "seconds", "played"});
    const JsonReader head = line["match"];
    const std::string key = head.object().dump(-1, ' ', false, Json::error_handler_t::replace);
    if (matches.byJson.count(key) == 0) {
        MergedMatch match;
        match.head = headIn(head);
        match.games = head["games"].integer(1, many);
        if (line.hasIssue()) return;
        matches.order.push_back(key);
        matches.byJson.emplace(key, std::move(match));
    }
    MergedMatch& match = matches.byJson.at(key);
    match.seconds += secondsIn(line["seconds"]);
    for (const JsonReader& played : line["played"].items()) {
        PlayedGame game = gameIn(played, match);
        if (line.hasIssue()) return;
        const int index = game.index;
        if (!match.played.emplace(index, std::move(game)).second) played.fail(say("cli.merge.twice", {number(index)}));
    }
}

Expected<void> readShards(const std::string& text, MergedMatches& matches) {
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
        const auto json = parseJson(line);
        if (!json) return unexpected(json.error());
        std::optional<Problem> issue;
        readShard(JsonReader(*json, issue), matches);
        if (issue) return unexpected(std::move(*issue));
    }
    return {};
}

bool printMerged(const MergedMatch& match) {
    const int there = static_cast<int>(match.played.size());
    if (there < match.games) {
        complain(say("cli.merge.missing", {literal(match.head.game), number(there), number(match.games)}));
        return false;
    }
    std::vector<PlayedGame> games;
    for (const auto& [index, game] : match.played) games.push_back(game);
    printLine(figuresOf(match.head, games, match.seconds));
    return true;
}

}  // namespace

nlohmann::ordered_json shardLine(const nlohmann::ordered_json& match, const Shard& shard,
                                 std::span<const PlayedGame> games, double seconds) {
    auto played = nlohmann::ordered_json::array();
    for (const PlayedGame& game : games) {
        const Result& result = game.result;
        played.push_back({{"index", game.index},
                          {"seating", game.seating},
                          {"places", std::vector<int>(result.places.begin(), result.places.begin() + result.seats)},
                          {"scores", std::vector<int>(result.scores.begin(), result.scores.begin() + result.seats)},
                          {"decisions", game.decisions},
                          {"moves", game.moves},
                          {"seconds", game.seconds}});
    }
    return {{"match", match}, {"shard", {shard.number, shard.of}}, {"seconds", seconds}, {"played", played}};
}

Exit mergeShards(const std::vector<std::string>& files) {
    MergedMatches matches;
    for (const std::string& file : files) {
        const auto text = readOutsideFile(file);
        const auto read = text ? readShards(*text, matches) : unexpected(text.error());
        if (!read) return badFile(file, read.error());
    }
    bool whole = true;
    for (const std::string& match : matches.order) whole = printMerged(matches.byJson.at(match)) && whole;
    std::cout.flush();
    return whole ? Exit::done : Exit::failed;
}

}  // namespace intrika::cli
