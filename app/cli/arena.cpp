#include "app/cli/arena.h"

#include "app/cli/match_figures.h"
#include "app/cli/report.h"
#include "app/cli/shards.h"
#include "engines/core/json_text.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <chrono>
#include <iostream>
#include <limits>
#include <numeric>
#include <set>

namespace intrika::cli {
namespace {

using Clock = std::chrono::steady_clock;

Budget budgetFor(const ArenaOrder& order, const PlayerKind& kind) {
    Budget budget = budgetOf(kind.level);
    budget.isExact = order.milliseconds || order.iterations;
    if (order.milliseconds) {
        budget.iterations = std::numeric_limits<std::uint32_t>::max();
        budget.milliseconds = *order.milliseconds;
        budget.clock = Budget::Clock::thread;
    }
    if (order.iterations) {
        budget.iterations = *order.iterations;
        budget.milliseconds = 0;
    }
    return budget;
}

// In each run of as many games as there are seats, everybody sits once in every seat; who sits beside whom changes from
// run to run.
std::vector<std::size_t> rotated(std::size_t seats, std::uint64_t seed, int index) {
    const auto game = static_cast<std::size_t>(index);
    std::vector<std::size_t> entrants(seats);
    std::iota(entrants.begin(), entrants.end(), std::size_t{0});
    Rng rng(seed + game / seats);
    shuffle(entrants, rng);
    std::rotate(entrants.begin(), entrants.begin() + static_cast<std::ptrdiff_t>(game % seats), entrants.end());
    return entrants;
}

bool hasTwoSides(const Session& session) {
    std::set<int> sides;
    for (int seat = 0; seat < session.seatCount(); ++seat) sides.insert(session.side(static_cast<Seat>(seat)));
    return sides.size() == 2;
}

// By turns one and the other.
std::vector<std::size_t> sidesOf(const Session& session, int index) {
    std::vector<std::size_t> entrants;
    for (int seat = 0; seat < session.seatCount(); ++seat) {
        const bool likeFirst = session.side(static_cast<Seat>(seat)) == session.side(0);
        entrants.push_back((likeFirst ? 0u : 1u) ^ (static_cast<unsigned>(index) & 1u));
    }
    return entrants;
}

MatchOrder matchOf(const ArenaOrder& order) {
    MatchOrder match;
    match.game = order.game;
    match.options = order.options;
    match.seats = order.seats;
    match.games = order.games;
    match.jobs = order.jobs;
    match.seed = order.seed;
    match.shard = order.shard.value_or(match.shard);
    match.warn = order.warn;
    for (const PlayerKind& kind : order.entrants) match.entrants.push_back({kind, budgetFor(order, kind)});
    if (order.seats > 0) {
        match.seating = [](const Session& dealt, int index) { return sidesOf(dealt, index); };
        return match;
    }
    match.seats = static_cast<int>(order.entrants.size());
    match.seating = [seats = order.entrants.size(), seed = order.seed](const Session&, int index) {
        return rotated(seats, seed, index);
    };
    return match;
}

// To all shards of the match.
nlohmann::ordered_json inCommon(const ArenaOrder& order, const MatchHead& head) {
    nlohmann::ordered_json common{{"game", head.game},       {"seats", head.seats},
                                  {"seed", head.seed},       {"games", order.games},
                                  {"kinds", head.kinds},     {"options", knownJson(order.options)},
                                  {"sides", order.seats > 0}};
    if (order.milliseconds) common["time"] = *order.milliseconds;
    if (order.iterations) common["iterations"] = *order.iterations;
    return common;
}

}  // namespace

Expected<void> runArena(const ArenaOrder& order) {
    const auto begin = Clock::now();
    const MatchOrder match = matchOf(order);
    const auto first = trialDeal(match);
    if (!first) return unexpected(first.error());
    if (order.seats > 0 && !hasTwoSides(**first)) return unexpected(Problem::Code::badOption, say("cli.use.no-sides"));
    const std::vector<PlayedGame> games = playMatch(match);
    const std::chrono::duration<double> seconds = Clock::now() - begin;
    MatchHead head{order.game->id, match.seats, order.seed, {}};
    for (const PlayerKind& kind : order.entrants) head.kinds.push_back(nameOf(kind));
    if (order.shard) {
        printLine(shardLine(inCommon(order, head), *order.shard, games, seconds.count()));
    } else {
        printLine(figuresOf(head, games, seconds.count()));
    }
    std::cout.flush();
    return {};
}

}  // namespace intrika::cli
