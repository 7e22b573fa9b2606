#include "engines/learning/actor.h"

#include "engines/bots/net_bytes.h"
#include "engines/core/steady_math.h"

#include <algorithm>
#include <cmath>
#include <initializer_list>
#include <utility>

namespace intrika::learning {
namespace {

constexpr float memory = 0.9f;             // Adam's beta 1 ...
constexpr float memoryOfSquares = 0.999f;  // ... and beta 2
constexpr float least = 1e-6f;

constexpr float spreadOfSeat = 0.1f;
constexpr float spreadOfMoves = 0.15f;

// Bell-shaped, with a standard deviation of one.
float bell(Rng& rng) { return static_cast<float>(rng.unit() + rng.unit() + rng.unit() - 1.5) * 2; }

std::vector<std::span<float>> weightsOf(Policy& policy) {
    std::vector<std::span<float>> all;
    Policy::forAllWeights(policy, [&all](std::span<float> weights) { all.push_back(weights); });
    return all;
}

void setToZero(Policy& policy) {
    for (const auto weights : weightsOf(policy)) std::fill(weights.begin(), weights.end(), 0.0f);
}

}  // namespace

Policy unpractised(FeatureCounts counts, Rng& rng) {
    Policy policy(counts);
    for (auto& row : policy.ofSeat) {
        for (float& weight : row) weight = spreadOfSeat * bell(rng);
    }
    for (auto& row : policy.ofMoves) {
        for (float& weight : row) weight = spreadOfMoves * bell(rng);
    }
    for (float& weight : policy.second) weight = spreadOfSeat * bell(rng);
    return policy;
}

void ActedChoice::rate(const Policy& policy) {
    const Policy::Units common = policy.common(seat);
    units.resize(moves.size());
    shares.resize(moves.size());
    for (std::size_t move = 0; move < moves.size(); ++move) {
        shares[move] = policy.score(common, moves[move], units[move]);
    }
    steadyShares(shares);
}

Actor::Actor(Policy policy)
    : policy_(std::move(policy)), gradient_(policy_.counts), means_(policy_.counts), squares_(policy_.counts) {}

void Actor::add(const ActedChoice& choice, std::span<const float> slopes) {
    Policy::Units ofAll{};
    for (std::size_t move = 0; move < choice.moves.size(); ++move) {
        const Policy::Units& units = choice.units[move];
        const float slope = slopes[move];
        Policy::Units slopesOf;
        for (std::size_t unit = 0; unit < Policy::hidden; ++unit) {
            gradient_.second[unit] += slope * units[unit];
            slopesOf[unit] = units[unit] > 0 ? slope * policy_.second[unit] : 0.0f;
            ofAll[unit] += slopesOf[unit];
        }
        choice.moves[move].forEach([&](std::uint32_t index, float amount) {
            Policy::Units& row = gradient_.ofMoves[index];
            for (std::size_t unit = 0; unit < Policy::hidden; ++unit) row[unit] += slopesOf[unit] * amount;
            gradient_.past[index] += slope * amount;
        });
    }
    for (std::size_t unit = 0; unit < Policy::hidden; ++unit) gradient_.bias[unit] += ofAll[unit];
    choice.seat.forEach([&](std::uint32_t index, float amount) {
        Policy::Units& row = gradient_.ofSeat[index];
        for (std::size_t unit = 0; unit < Policy::hidden; ++unit) row[unit] += ofAll[unit] * amount;
    });
}

void Actor::step(float rate, int games) {
    ++steps_;
    const auto count = static_cast<float>(steps_);
    const float pace = rate * std::sqrt(1 - std::pow(memoryOfSquares, count)) / (1 - std::pow(memory, count));
    const float share = 1.0f / static_cast<float>(games);
    const auto weights = weightsOf(policy_);
    const auto gradients = weightsOf(gradient_);
    const auto means = weightsOf(means_);
    const auto squares = weightsOf(squares_);
    for (std::size_t row = 0; row < weights.size(); ++row) {
        for (std::size_t at = 0; at < weights[row].size(); ++at) {
            const float slope = gradients[row][at] * share;
            float& mean = means[row][at];
            float& square = squares[row][at];
            mean = memory * mean + (1 - memory) * slope;
            square = memoryOfSquares * square + (1 - memoryOfSquares) * slope * slope;
            weights[row][at] += pace * mean / (std::sqrt(square) + least);
        }
    }
    setToZero(gradient_);
}

std::vector<std::byte> Actor::bytes() const {
    NetWriter writer;
    writer.number(static_cast<std::uint32_t>(steps_));
    for (const Policy* policy : {&policy_, &means_, &squares_}) {
        Policy::forAllWeights(*policy, [&writer](std::span<const float> weights) { writer.weights(weights); });
    }
    return writer.take();
}

std::optional<Actor> Actor::read(std::span<const std::byte> bytes, FeatureCounts counts) {
    NetReader reader(bytes);
    Actor actor{Policy(counts)};
    actor.steps_ = reader.count();
    for (Policy* policy : {&actor.policy_, &actor.means_, &actor.squares_}) {
        Policy::forAllWeights(*policy, [&reader](std::span<float> weights) { reader.weights(weights); });
    }
    if (!reader.isWhole()) return std::nullopt;
    return actor;
}

}  // namespace intrika::learning
