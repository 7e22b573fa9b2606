#include "app/cli/match.h"

#include "engines/core/json_text.h"

#include <nlohmann/json.hpp>

#include <chrono>
#include <cstdlib>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>

namespace intrika::cli {
namespace {

using Clock = std::chrono::steady_clock;

class Match {
public:
    explicit Match(const MatchOrder& order) : order_(order), options_(knownJson(order.options)), seeds_(order.seed) {}

    std::vector<PlayedGame> play() {
        std::vector<PlayedGame> games(static_cast<std::size_t>(order_.games));
        {
            std::vector<std::jthread> jobs;
            for (int job = 0; job < order_.jobs; ++job) {
                jobs.emplace_back([&] {
                    while (const auto next = nextGame()) games[static_cast<std::size_t>(next->index)] = playGame(*next);
                });
            }
        }
        std::erase_if(games, [](const PlayedGame& game) { return game.seating.empty(); });  // of other shards
        return games;
    }

private:
    struct NextGame {
        int index;
        Rng rng;
    };
    std::optional<NextGame> nextGame() {
        const std::lock_guard lock(next_);
        while (begun_ < order_.games) {
            const NextGame next{begun_++, seeds_.split()};
            if (order_.shard.has(next.index)) return next;
        }
        return std::nullopt;
    }

    PlayedGame playGame(NextGame next) {
        Rng& rng = next.rng;
        const auto session = *order_.game->deal(options_, order_.seats, rng, {});
        PlayedGame game;
        game.index = next.index;
        game.seating = order_.seating(*session, next.index);
        game.moves.resize(order_.entrants.size());
        game.seconds.resize(order_.entrants.size());
        while (!session->toAct().isOver()) {
            if (session->toAct().isChance()) {
                session->drawChance(rng);
                continue;
            }
            decide(*session, session->toAct().seats.first(), game, rng.next());
            ++game.decisions;
        }
        game.result = session->result();
        return game;
    }

    void decide(Session& session, Seat seat, PlayedGame& game, std::uint64_t seed) {
        const std::size_t index = game.seating[seat];
        const Entrant& entrant = order_.entrants[index];
        const auto begin = Clock::now();
        std::atomic<float> share;
        const Advice advice = session.think(seat, entrant.kind, entrant.budget, seed)->run({}, share);
        game.seconds[index] += std::chrono::duration<double>(Clock::now() - begin).count();
        ++game.moves[index];
        if (advice.problem && order_.warn) {
            const std::lock_guard lock(warning_);
            order_.warn(*advice.problem);
        }
        if (!session.play(seat, advice.best)) std::abort();  // it would be asked for the same move for ever
    }

    const MatchOrder& order_;
    const nlohmann::json options_;
    std::mutex next_;
    Rng seeds_;
    int begun_ = 0;
    std::mutex warning_;
};

}  // namespace

Expected<std::unique_ptr<Session>> trialDeal(const MatchOrder& order) {
    const auto options = parseJson(order.options);
    if (!options) return unexpected(options.error());
    Rng rng(order.seed);
    return order.game->deal(*options, order.seats, rng, {});
}

std::vector<PlayedGame> playMatch(const MatchOrder& order) { return Match(order).play(); }

}  // namespace intrika::cli
