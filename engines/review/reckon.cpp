#include "engines/review/reckon.h"

#include "engines/core/rng.h"

#include <algorithm>
#include <mutex>
#include <thread>
#include <utility>

namespace intrika::review {
namespace {

// What of the iterations for a decision each of the chances gets.
constexpr std::uint32_t chancesPart = 8;
constexpr std::uint32_t leastIterations = 16;

// A game of so many events gets all iterations, one twice as long half of them; but never less than the last of these.
constexpr int usualLength = 250;
constexpr std::uint32_t leastUsual = 1000;

// Chances and decision of one point.
class PointWork {
public:
    PointWork(const Hindsight& game, const Effort& effort, int at, const std::stop_token& stop)
        : game_(game),
          at_(at),
          stop_(stop),
          // Mixed by the generator itself, so neighbours have nothing in common.
          rng_(Rng(effort.seed).next() + static_cast<std::uint64_t>(at)),
          iterations_(effort.iterations) {}

    std::optional<Point> done() {
        Point point;
        for (int seat = 0; seat < game_.seatCount(); ++seat) {
            const auto known = game_.known(static_cast<Seat>(seat), at_, forChances(), stop_);
            if (!known) return std::nullopt;
            point.known.push_back(*known);
        }
        auto truth = game_.truth(at_, forChances(), stop_);
        if (!truth) return std::nullopt;
        point.truth = std::move(*truth);
        if (at_ == 0 || !game_.mover(at_ - 1)) return point;
        const Effort effort{rng_.next(), std::max(iterations_, leastIterations)};
        point.decision = decisionAt(game_, at_ - 1, effort, stop_);
        return point.decision ? std::optional(std::move(point)) : std::nullopt;
    }

private:
    Effort forChances() { return {rng_.next(), std::max(iterations_ / chancesPart, leastIterations)}; }

    const Hindsight& game_;
    int at_;
    const std::stop_token& stop_;
    Rng rng_;
    std::uint32_t iterations_;
};

// Hands out the points that are missing, first to last.
class Workshop {
public:
    Workshop(Review& review, const Hindsight& game, const Reckoning& how) : review_(review), game_(game), how_(how) {}

    void work() {
        while (const auto at = next()) {
            auto point = PointWork(game_, review_.effort, *at, how_.stop).done();
            if (!point) return;
            const std::lock_guard lock(mutex_);
            review_.points[static_cast<std::size_t>(*at)] = std::move(point);
            if (how_.tell) how_.tell(review_, *at);
        }
    }

private:
    std::optional<int> next() {
        const std::lock_guard lock(mutex_);
        while (next_ < static_cast<int>(review_.points.size())) {
            const int at = next_++;
            if (!review_.points[static_cast<std::size_t>(at)]) return at;
        }
        return std::nullopt;
    }

    Review& review_;
    const Hindsight& game_;
    const Reckoning& how_;
    std::mutex mutex_;
    int next_ = 0;
};

}  // namespace

std::optional<Decision> decisionAt(const Hindsight& game, int event, const Effort& effort,
                                   const std::stop_token& stop) {
    const auto appraisal = game.appraise(event, game.move(event), effort, stop);
    if (!appraisal) return std::nullopt;
    Decision decision;
    decision.seat = *game.mover(event);
    for (const WeighedMove& move : appraisal->moves) {
        decision.options.push_back({game.moveText(event, move.key), move.visits, move.share});
    }
    decision.best = game.moveText(event, appraisal->best);
    decision.chosen = game.moveText(event, appraisal->chosen);
    decision.loss = appraisal->provenLoss();
    decision.error = appraisal->error;
    decision.cost.resize(static_cast<std::size_t>(game.seatCount()));
    if (decision.loss > 0) decision.cost = appraisal->cost;
    decision.isSecret = game.isSecret(event);
    return decision;
}

Effort usualEffort(const Hindsight& game) {
    Effort effort;
    const int events = std::max(game.stepCount(), usualLength);
    effort.iterations = std::max(leastUsual, effort.iterations * usualLength / static_cast<std::uint32_t>(events));
    return effort;
}

Review begun(const Hindsight& game, const Effort& effort) {
    Review review;
    review.game = game.gameId();
    review.fingerprint = game.fingerprint();
    review.effort = effort;
    review.fairShare = game.fairShare();
    review.points.resize(static_cast<std::size_t>(game.stepCount()) + 1);
    return review;
}

Review continued(Review kept, const Hindsight& game, const Effort& effort) {
    Review fresh = begun(game, effort);
    const bool isOfThisGame = kept.game == fresh.game && kept.fingerprint == fresh.fingerprint &&
                              kept.points.size() == fresh.points.size() &&
                              (kept.seatCount() == 0 || kept.seatCount() == game.seatCount());
    const bool isOfThisEffort = kept.effort.seed == effort.seed && kept.effort.iterations == effort.iterations;
    return isOfThisGame && isOfThisEffort ? std::move(kept) : std::move(fresh);
}

bool reckon(Review& review, const Hindsight& game, const Reckoning& how) {
    Workshop workshop(review, game, how);
    {
        std::vector<std::jthread> helpers;
        for (int job = 1; job < how.jobs; ++job) helpers.emplace_back([&workshop] { workshop.work(); });
        workshop.work();
    }
    return review.isComplete();
}

}  // namespace intrika::review
