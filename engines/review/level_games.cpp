#include "engines/review/level_games.h"

#include "engines/core/rng.h"
#include "engines/review/bot_game.h"
#include "engines/review/reckon.h"

#include <algorithm>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

namespace intrika::review {
namespace {

using Losses = std::vector<double>;

Losses lossesIn(const LevelOrder& order, Rng rng) {
    const auto session = playedGame(*order.game, order.level, rng);
    const auto game = session->hindsight().value();
    std::vector<int> events;
    for (int event = 0; event < game->stepCount(); ++event) {
        if (game->mover(event)) events.push_back(event);
    }
    shuffle(events, rng);
    Losses losses;
    for (const int event : events) {
        if (static_cast<int>(losses.size()) == order.decisions) break;
        const auto decision = decisionAt(*game, event, {rng.next(), order.effort.iterations}, {});
        if (decision->isWeighty()) losses.push_back(decision->loss);
    }
    return losses;
}

}  // namespace

LevelFigures measured(const LevelOrder& order) {
    std::vector<Losses> games(static_cast<std::size_t>(order.games));
    std::mutex mutex;
    std::size_t taken = 0;
    Rng rngs(order.effort.seed);
    const auto work = [&] {
        while (true) {
            std::unique_lock lock(mutex);
            if (taken == games.size()) return;
            Losses& losses = games[taken++];
            const Rng rng = rngs.split();
            lock.unlock();
            losses = lossesIn(order, rng);
        }
    };
    {
        std::vector<std::jthread> helpers;
        for (int job = 0; job < order.jobs; ++job) helpers.emplace_back(work);
    }
    Losses all;
    for (const Losses& losses : games) all.insert(all.end(), losses.begin(), losses.end());
    if (all.size() < 2) return {static_cast<int>(all.size()), 0, 0};
    return {static_cast<int>(all.size()), meanOf(all), standardErrorOf(all)};
}

}  // namespace intrika::review
