#include "engines/learning/trainer.h"

#include "engines/core/steady_math.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace intrika::learning {
namespace {

constexpr float spreadAtFirst = 0.3f;
constexpr float biasAtFirst = 0.1f;  // a unit that never answers never learns
constexpr float leastChance = 1e-6f;

float spread(Rng& rng) { return (static_cast<float>(rng.unit()) - 0.5f) * spreadAtFirst; }

void setAll(Net& net, float value) {
    Net::forAllWeights(net, [value](std::span<float> weights) { std::fill(weights.begin(), weights.end(), value); });
}

float crossEntropy(std::span<const float> said, std::span<const float> wanted) {
    float loss = 0;
    for (std::size_t at = 0; at < said.size(); ++at) loss -= wanted[at] * std::log(std::max(said[at], leastChance));
    return loss;
}

}  // namespace

Net unlearnt(FeatureCounts counts, Rng& rng) {
    Net net(counts);
    for (auto& units : net.first) {
        for (float& weight : units) weight = spread(rng);
    }
    for (float& weight : net.second) weight = spread(rng);
    net.bias.fill(biasAtFirst);
    return net;
}

Trainer::Trainer(Net net) : net_(std::move(net)), squares_(net_.counts) { beginAnew(0.1f); }

void Trainer::beginAnew(float caution) { setAll(squares_, caution * caution); }

void Trainer::step(float& weight, float& squares, float slope) const {
    squares += slope * slope;
    weight -= rate_ * slope / std::sqrt(squares);
}

// `slope`: of the loss, by the seat's score.
void Trainer::descend(const FeatureList& features, const Net::Units& units, float slope) {
    Net::Units slopes;
    for (std::size_t unit = 0; unit < Net::hidden; ++unit) {
        slopes[unit] = units[unit] > 0 ? slope * net_.second[unit] : 0.0f;
        step(net_.second[unit], squares_.second[unit], slope * units[unit]);
        step(net_.bias[unit], squares_.bias[unit], slopes[unit]);
    }
    features.forEach([&](std::uint32_t index, float amount) {
        step(net_.past[index], squares_.past[index], slope * amount);
        Net::Units& row = net_.first[index];
        Net::Units& rowSquares = squares_.first[index];
        for (std::size_t unit = 0; unit < Net::hidden; ++unit) {
            step(row[unit], rowSquares[unit], slopes[unit] * amount);
        }
    });
}

float Trainer::learnChances(std::span<const FeatureList> seats, std::span<const float> wanted, std::span<float> said) {
    std::vector<Net::Units> units(seats.size());
    for (std::size_t seat = 0; seat < seats.size(); ++seat) said[seat] = net_.scoreOfSeat(seats[seat], units[seat]);
    steadyShares(said);
    for (std::size_t seat = 0; seat < seats.size(); ++seat)
        descend(seats[seat], units[seat], said[seat] - wanted[seat]);
    return crossEntropy(said, wanted);
}

float Trainer::learnMoves(std::span<const FeatureList> moves, std::span<const float> wanted) {
    std::vector<float> said(moves.size());
    for (std::size_t move = 0; move < moves.size(); ++move) said[move] = net_.scoreOfMove(moves[move]);
    steadyShares(said);
    for (std::size_t move = 0; move < moves.size(); ++move) {
        const float slope = said[move] - wanted[move];
        moves[move].forEach(
            [&](std::uint32_t index, float amount) { step(net_.moves[index], squares_.moves[index], slope * amount); });
    }
    return crossEntropy(said, wanted);
}

std::vector<std::byte> Trainer::bytes() const {
    std::vector<std::byte> all = net_.bytes();
    const std::vector<std::byte> squares = squares_.bytes();
    all.insert(all.end(), squares.begin(), squares.end());
    return all;
}

std::optional<Trainer> Trainer::read(std::span<const std::byte> bytes, FeatureCounts counts) {
    const std::size_t half = bytes.size() / 2;  // both are of one shape
    auto net = Net::read(bytes.first(half), counts);
    auto squares = Net::read(bytes.subspan(half), counts);
    if (!net || !squares) return std::nullopt;
    Trainer trainer(std::move(*net));
    trainer.squares_ = std::move(*squares);
    return trainer;
}

}  // namespace intrika::learning
