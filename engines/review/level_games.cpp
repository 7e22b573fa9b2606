#include "engines/review/level_games.h"

#include "engines/core/rng.h"
#include "engines/review/bot_game.h"
#include "engines/review/reckon.h"

#include <cmath>
#include <mutex>
#include <numeric>
#include <optional>
#include <thread>
#include <vector>

namespace intrika::review {
namespace {

using Losses = std::vector<double>;

// Of one seat.
Losses lossesIn(const LevelOrder& order, int place, Rng rng) {
    const auto session = playedGame({order.game, order.level, 0, order.options}, rng);
    const auto game = session->hindsight().value();
    const auto seat = static_cast<Seat>(place % game->seatCount());
    std::vector<int> events;
    for (int event = 0; event < game->stepCount(); ++event) {
        if (game->mover(event) == seat) events.push_back(event);
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

// Of a ratio of sums over games (Cochran, Sampling Techniques, 6.3): decisions of one game are not independent.
double errorOf(const std::vector<Losses>& games, double loss) {
    double squares = 0;
    std::size_t decisions = 0;
    for (const Losses& game : games) {
        const double beyond = std::accumulate(game.begin(), game.end(), 0.0) - loss * static_cast<double>(game.size());
        squares += beyond * beyond;
        decisions += game.size();
    }
    const auto count = static_cast<double>(games.size());
    return count < 2 ? 0 : std::sqrt(squares * count / (count - 1)) / static_cast<double>(decisions);
}

LevelFigures figuresOf(const std::vector<Losses>& games) {
    LevelFigures figures;
    double sum = 0;
    for (const Losses& game : games) {
        if (game.empty()) continue;
        figures.ratings.push_back(meanOf(game));
        figures.decisions += static_cast<int>(game.size());
        sum = std::accumulate(game.begin(), game.end(), sum);
    }
    if (figures.decisions == 0) return figures;
    figures.loss = sum / figures.decisions;
    figures.error = errorOf(games, figures.loss);
    return figures;
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
            const std::size_t place = taken++;
            const Rng rng = rngs.split();
            lock.unlock();
            games[place] = lossesIn(order, static_cast<int>(place), rng);
        }
    };
    {
        std::vector<std::jthread> helpers;
        for (int job = 0; job < order.jobs; ++job) helpers.emplace_back(work);
    }
    return figuresOf(games);
}

}  // namespace intrika::review
