#include "app/cli/arena.h"

#include "app/cli/report.h"
#include "engines/core/json_text.h"
#include "engines/session/session.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cmath>
#include <cstdlib>
#include <iostream>
#include <limits>
#include <mutex>
#include <numeric>
#include <optional>
#include <set>
#include <thread>

namespace intrika::cli {
namespace {

using Clock = std::chrono::steady_clock;

// What one game gave one entrant; of a side, to all its seats together (rank and score: on the average).
struct Share {
    double win = 0;   // a tie for the first place is shared
    double rank = 0;  // 1 is first; ties share a place
    double score = 0;
    int moves = 0;
    double seconds = 0;
};

struct Game {
    std::vector<Share> shares;  // by entrant
    int decisions = 0;
    bool isDecided = false;  // not all share the first place
};

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

// Entrant by seat. In each run of as many games as there are seats, everybody sits once in every seat; who sits beside
// whom changes from run to run.
std::vector<std::size_t> seating(const ArenaOrder& order, int index) {
    const std::size_t seats = order.entrants.size();
    const std::size_t game = static_cast<std::size_t>(index);
    std::vector<std::size_t> entrants(seats);
    std::iota(entrants.begin(), entrants.end(), std::size_t{0});
    Rng rng(order.seed + game / seats);
    shuffle(entrants, rng);
    std::rotate(entrants.begin(), entrants.begin() + static_cast<std::ptrdiff_t>(game % seats), entrants.end());
    return entrants;
}

bool hasTwoSides(const Session& session) {
    std::set<int> sides;
    for (int seat = 0; seat < session.seatCount(); ++seat) sides.insert(session.side(static_cast<Seat>(seat)));
    return sides.size() == 2;
}

// Entrants by seat where they play sides: by turns one and the other.
std::vector<std::size_t> sidesOf(const Session& session, int index) {
    std::vector<std::size_t> entrants;
    for (int seat = 0; seat < session.seatCount(); ++seat) {
        const bool likeFirst = session.side(static_cast<Seat>(seat)) == session.side(0);
        entrants.push_back((likeFirst ? 0u : 1u) ^ (static_cast<unsigned>(index) & 1u));
    }
    return entrants;
}

class Match {
public:
    explicit Match(const ArenaOrder& order) : order_(order), seeds_(order.seed) {}

    Expected<std::vector<Game>> play() {
        const auto options = parseJson(order_.options);
        if (!options) return unexpected(options.error());
        Rng rng(order_.seed);
        const auto first = order_.game->deal(*options, seats(), rng, {});
        if (!first) return unexpected(first.error());
        if (order_.seats > 0 && !hasTwoSides(**first))
            return unexpected({Problem::Code::badOption, {}, -1, say("cli.use.no-sides")});

        std::vector<Game> games(static_cast<std::size_t>(order_.games));
        {
            std::vector<std::jthread> jobs;
            for (int job = 0; job < order_.jobs; ++job) {
                jobs.emplace_back([&] {
                    while (const auto next = nextGame()) {
                        games[static_cast<std::size_t>(next->index)] = playGame(*options, *next);
                    }
                });
            }
        }
        return games;
    }

private:
    int seats() const { return order_.seats > 0 ? order_.seats : static_cast<int>(order_.entrants.size()); }

    // Everything random in a game follows from the match's seed and the game's index, so the jobs may share the games
    // as they like.
    struct NextGame {
        int index;
        Rng rng;
    };
    std::optional<NextGame> nextGame() {
        const std::lock_guard lock(next_);
        if (begun_ == order_.games) return std::nullopt;
        return NextGame{begun_++, seeds_.split()};
    }

    Game playGame(const nlohmann::json& options, NextGame next) {
        Rng& rng = next.rng;
        const auto session = *order_.game->deal(options, seats(), rng, {});
        const auto entrants = order_.seats > 0 ? sidesOf(*session, next.index) : seating(order_, next.index);
        Game game;
        game.shares.resize(order_.entrants.size());
        while (!session->toAct().isOver()) {
            if (session->toAct().isChance()) {
                session->drawChance(rng);
                continue;
            }
            const Seat seat = session->toAct().seats.first();
            decide(*session, seat, entrants[seat], game, rng.next());
            ++game.decisions;
        }
        score(session->result(), entrants, game);
        return game;
    }

    void decide(Session& session, Seat seat, std::size_t entrant, Game& game, std::uint64_t seed) {
        const PlayerKind& kind = order_.entrants[entrant];
        const auto begin = Clock::now();
        std::atomic<float> share;
        const Advice advice = session.think(seat, kind, budgetFor(order_, kind), seed)->run({}, share);
        game.shares[entrant].seconds += std::chrono::duration<double>(Clock::now() - begin).count();
        ++game.shares[entrant].moves;
        if (advice.problem && order_.warn) {
            const std::lock_guard lock(warning_);
            order_.warn(*advice.problem);
        }
        if (!session.play(seat, advice.best)) std::abort();  // it would be asked for the same move for ever
    }

    static void score(const Result& result, const std::vector<std::size_t>& entrants, Game& game) {
        const auto firsts = std::count(result.places.begin(), result.places.begin() + result.seats, 0);
        game.isDecided = firsts < result.seats;
        for (std::size_t seat = 0; seat < entrants.size(); ++seat) {
            Share& share = game.shares[entrants[seat]];
            const auto seats = static_cast<double>(std::count(entrants.begin(), entrants.end(), entrants[seat]));
            share.win += result.places[seat] == 0 ? 1.0 / static_cast<double>(firsts) : 0.0;
            share.rank += (result.places[seat] + 1) / seats;
            share.score += result.scores[seat] / seats;
        }
    }

    const ArenaOrder& order_;
    std::mutex next_;
    Rng seeds_;
    int begun_ = 0;
    std::mutex warning_;
};

struct Interval {
    double mean = 0;
    double low = 0;
    double high = 0;
};

// The mean over games and its 95 % interval.
Interval intervalOf(const std::vector<Game>& games, std::size_t entrant, double Share::*what) {
    const auto count = static_cast<double>(games.size());
    double sum = 0;
    double squares = 0;
    for (const Game& game : games) {
        const double figure = game.shares[entrant].*what;
        sum += figure;
        squares += figure * figure;
    }
    const double mean = sum / count;
    const double variance = count > 1 ? std::max(squares - count * mean * mean, 0.0) / (count - 1) : 0;
    const double half = 1.96 * std::sqrt(variance / count);
    return {mean, mean - half, mean + half};
}

nlohmann::ordered_json entrantLine(const std::vector<Game>& games, std::size_t entrant, const PlayerKind& kind) {
    nlohmann::ordered_json line{{"kind", nameOf(kind)}};
    const auto add = [&](const std::string& name, double Share::*what) {
        const Interval interval = intervalOf(games, entrant, what);
        line[name] = interval.mean;
        line[name + "Low"] = interval.low;
        line[name + "High"] = interval.high;
    };
    add("wins", &Share::win);
    line["winsLow"] = std::max(line["winsLow"].get<double>(), 0.0);
    line["winsHigh"] = std::min(line["winsHigh"].get<double>(), 1.0);
    add("meanRank", &Share::rank);
    add("meanScore", &Share::score);
    double moves = 0;
    double seconds = 0;
    for (const Game& game : games) {
        moves += game.shares[entrant].moves;
        seconds += game.shares[entrant].seconds;
    }
    line["secondsPerMove"] = moves > 0 ? seconds / moves : 0;
    return line;
}

}  // namespace

Expected<void> runArena(const ArenaOrder& order) {
    const auto begin = Clock::now();
    const auto games = Match(order).play();
    if (!games) return unexpected(games.error());
    double decisions = 0;
    int decided = 0;
    for (const Game& game : *games) {
        decisions += game.decisions;
        decided += game.isDecided ? 1 : 0;
    }
    nlohmann::ordered_json line{{"game", order.game->id},
                                {"seats", order.seats > 0 ? order.seats : static_cast<int>(order.entrants.size())},
                                {"seed", order.seed},
                                {"games", order.games},
                                {"seconds", std::chrono::duration<double>(Clock::now() - begin).count()},
                                {"decisionsPerGame", decisions / static_cast<double>(games->size())},
                                {"decided", decided},
                                {"entrants", nlohmann::ordered_json::array()}};
    for (std::size_t entrant = 0; entrant < order.entrants.size(); ++entrant) {
        line["entrants"].push_back(entrantLine(*games, entrant, order.entrants[entrant]));
    }
    printLine(line);
    std::cout.flush();
    return {};
}

}  // namespace intrika::cli
