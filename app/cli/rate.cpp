#include "app/cli/rate.h"

#include "app/cli/match.h"
#include "app/cli/report.h"
#include "engines/bots/elo.h"

#include <nlohmann/json.hpp>

#include <chrono>
#include <iostream>
#include <map>
#include <numeric>

namespace intrika::cli {
namespace {

using Clock = std::chrono::steady_clock;

// A level for each side, every level once before any comes again.
std::vector<std::size_t> drawnLevels(std::size_t sides, Rng rng) {
    std::vector<std::size_t> drawn;
    while (drawn.size() < sides) {
        std::vector<std::size_t> levels(allLevels.size());
        std::iota(levels.begin(), levels.end(), std::size_t{0});
        shuffle(levels, rng);
        drawn.insert(drawn.end(), levels.begin(), levels.end());
    }
    return drawn;
}

// Whoever wins and loses together is of one level. Without sides every seat is a side of its own.
std::vector<std::size_t> seated(const Session& dealt, std::uint64_t seed, int index) {
    std::map<int, std::vector<std::size_t>> sides;
    for (int seat = 0; seat < dealt.seatCount(); ++seat) {
        sides[dealt.side(static_cast<Seat>(seat))].push_back(static_cast<std::size_t>(seat));
    }
    const auto drawn = drawnLevels(sides.size(), Rng(seed + static_cast<std::uint64_t>(index)));
    std::vector<std::size_t> levels(static_cast<std::size_t>(dealt.seatCount()));
    std::size_t side = 0;
    for (const auto& [number, seats] : sides) {
        for (const std::size_t seat : seats) levels[seat] = drawn[side];
        ++side;
    }
    return levels;
}

// Levels that met, by the first seat of each.
std::vector<Encounter> encountersIn(const PlayedGame& game) {
    std::map<std::size_t, int> places;
    for (std::size_t seat = 0; seat < game.seating.size(); ++seat) {
        places.emplace(game.seating[seat], game.result.places[seat]);
    }
    std::vector<Encounter> encounters;
    for (auto one = places.begin(); one != places.end(); ++one) {
        for (auto other = std::next(one); other != places.end(); ++other) {
            const double share = one->second == other->second ? .5 : one->second < other->second ? 1 : 0;
            encounters.push_back({one->first, other->first, share});
        }
    }
    return encounters;
}

MatchOrder matchOf(const RateOrder& order, const GameKind& kind) {
    MatchOrder match;
    match.game = &kind;
    match.options = order.options;
    match.seats = order.seats > 0 ? order.seats : kind.minSeats;
    match.games = order.games;
    match.jobs = order.jobs;
    match.seed = order.seed;
    for (const Level level : allLevels) match.entrants.push_back({{PlayerKind::Is::bot, level, {}}, budgetOf(level)});
    match.seating = [seed = order.seed](const Session& dealt, int index) { return seated(dealt, seed, index); };
    return match;
}

nlohmann::ordered_json ratingLine(const MatchOrder& match, const std::vector<PlayedGame>& games, double seconds) {
    std::vector<std::vector<Encounter>> encounters;
    for (const PlayedGame& game : games) encounters.push_back(encountersIn(game));
    const std::vector<Rating> ratings = ratingsOf(encounters, allLevels.size(), match.seed);
    auto levels = nlohmann::ordered_json::array();
    for (std::size_t level = 0; level < allLevels.size(); ++level) {
        const Rating& rating = ratings[level];
        levels.push_back({{"kind", nameOf(allLevels[level])},
                          {"elo", rating.elo},
                          {"eloLow", rating.low},
                          {"eloHigh", rating.high}});
    }
    return {{"game", match.game->id}, {"seats", match.seats}, {"seed", match.seed},
            {"games", games.size()},  {"seconds", seconds},   {"levels", levels}};
}

}  // namespace

Expected<void> runRate(const RateOrder& order) {
    for (const GameKind* kind : order.kinds) {
        const auto begin = Clock::now();
        const MatchOrder match = matchOf(order, *kind);
        if (const auto dealt = trialDeal(match); !dealt) return unexpected(dealt.error());
        const std::vector<PlayedGame> games = playMatch(match);
        printLine(ratingLine(match, games, std::chrono::duration<double>(Clock::now() - begin).count()));
        std::cout.flush();
    }
    return {};
}

}  // namespace intrika::cli
