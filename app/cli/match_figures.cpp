#include "app/cli/match_figures.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>

namespace intrika::cli {
namespace {

// What one game gave one entrant; of a side, to all its seats together.
struct Share {
    double win = 0;
    double rank = 0;  // 1 is first
    double score = 0;
};

long firstsOf(const Result& result) {
    return std::count(result.places.begin(), result.places.begin() + result.seats, 0);
}

Share shareOf(const PlayedGame& game, std::size_t entrant) {
    const Result& result = game.result;
    const auto firsts = static_cast<double>(firstsOf(result));
    const auto seats = static_cast<double>(std::count(game.seating.begin(), game.seating.end(), entrant));
    Share share;
    for (std::size_t seat = 0; seat < game.seating.size(); ++seat) {
        if (game.seating[seat] != entrant) continue;
        share.win += result.places[seat] == 0 ? 1.0 / firsts : 0.0;
        share.rank += (result.places[seat] + 1) / seats;
        share.score += result.scores[seat] / seats;
    }
    return share;
}

struct Interval {
    double mean = 0;
    double low = 0;
    double high = 0;
};

Interval intervalOf(std::span<const Share> shares, double Share::*what) {
    const auto count = static_cast<double>(shares.size());
    double sum = 0;
    double squares = 0;
    for (const Share& share : shares) {
        sum += share.*what;
        squares += share.*what * share.*what;
    }
    const double mean = sum / count;
    const double variance = count > 1 ? std::max(squares - count * mean * mean, 0.0) / (count - 1) : 0;
    const double half = 1.96 * std::sqrt(variance / count);
    return {mean, mean - half, mean + half};
}

nlohmann::ordered_json entrantLine(std::span<const PlayedGame> games, std::size_t entrant, const std::string& kind) {
    std::vector<Share> shares;
    double moves = 0;
    double seconds = 0;
    for (const PlayedGame& game : games) {
        shares.push_back(shareOf(game, entrant));
        moves += game.moves[entrant];
        seconds += game.seconds[entrant];
    }
    nlohmann::ordered_json line{{"kind", kind}};
    const auto add = [&](const std::string& name, double Share::*what) {
        const Interval interval = intervalOf(shares, what);
        line[name] = interval.mean;
        line[name + "Low"] = interval.low;
        line[name + "High"] = interval.high;
    };
    add("wins", &Share::win);
    line["winsLow"] = std::max(line["winsLow"].get<double>(), 0.0);
    line["winsHigh"] = std::min(line["winsHigh"].get<double>(), 1.0);
    add("meanRank", &Share::rank);
    add("meanScore", &Share::score);
    line["secondsPerMove"] = moves > 0 ? seconds / moves : 0;
    return line;
}

}  // namespace

nlohmann::ordered_json figuresOf(const MatchHead& head, std::span<const PlayedGame> games, double seconds) {
    double decisions = 0;
    for (const PlayedGame& game : games) decisions += game.decisions;
    const auto decided = std::count_if(games.begin(), games.end(), [](const PlayedGame& game) {
        return firstsOf(game.result) < game.result.seats;  // not all share the first place
    });
    nlohmann::ordered_json line{
        {"game", head.game},  {"seats", head.seats},
        {"seed", head.seed},  {"games", games.size()},
        {"seconds", seconds}, {"decisionsPerGame", decisions / static_cast<double>(games.size())},
        {"decided", decided}, {"entrants", nlohmann::ordered_json::array()}};
    for (std::size_t entrant = 0; entrant < head.kinds.size(); ++entrant) {
        line["entrants"].push_back(entrantLine(games, entrant, head.kinds[entrant]));
    }
    return line;
}

}  // namespace intrika::cli
