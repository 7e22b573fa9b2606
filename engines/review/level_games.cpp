#include "engines/review/level_games.h"

#include "engines/core/rng.h"
#include "engines/review/bot_game.h"
#include "engines/review/reckon.h"

#include <cmath>

namespace intrika::review {
namespace {

double sumOf(const LevelGame& game) {
    double sum = 0;
    for (const WeighedDecision& decision : game) sum += decision.loss;
    return sum;
}

LevelGame gameOf(const LevelOrder& order, int place, Rng rng) {
    const auto session = playedGame({order.game, order.level, 0, order.options, order.botIterations}, rng);
    const auto game = session->hindsight().value();
    const auto seat = static_cast<Seat>(place % game->seatCount());
    const std::uint32_t iterations = order.iterations > 0 ? order.iterations : usualEffort(*game).iterations;
    LevelGame decisions;
    for (int event = 0; event < game->stepCount(); ++event) {
        if (game->mover(event) != seat) continue;
        const auto decision = decisionAt(*game, event, {rng.next(), iterations}, {});
        if (decision->isWeighty()) decisions.push_back(weighed(*decision));
    }
    return decisions;
}

}  // namespace

void goThrough(const LevelOrder& order, const std::function<void(const LevelGame&)>& tell) {
    Rng rngs(order.seed);
    for (int place = 0; place < order.games; ++place) tell(gameOf(order, place, rngs.split()));
}

LossCounts countsOf(std::span<const LevelGame> games) {
    LossCounts counts{};
    for (const LevelGame& game : games) {
        for (const WeighedDecision& decision : game) count(counts, decision);
    }
    return counts;
}

// The error is that of a ratio of sums over games (Cochran, Sampling Techniques, 6.3).
MeanLoss meanLossOf(std::span<const LevelGame> games) {
    MeanLoss mean;
    for (const LevelGame& game : games) {
        mean.decisions += static_cast<int>(game.size());
        mean.loss += sumOf(game);
    }
    if (mean.decisions == 0) return mean;
    mean.loss /= mean.decisions;
    double squares = 0;
    for (const LevelGame& game : games) {
        const double beyond = sumOf(game) - mean.loss * static_cast<double>(game.size());
        squares += beyond * beyond;
    }
    const auto count = static_cast<double>(games.size());
    if (count > 1) mean.error = std::sqrt(squares * count / (count - 1)) / mean.decisions;
    return mean;
}

}  // namespace intrika::review
