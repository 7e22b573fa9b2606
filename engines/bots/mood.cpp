#include "engines/bots/mood.h"

#include <cmath>
#include <numeric>

namespace intrika::bots {
namespace {

float riskOf(Temperament temperament, float weight) {
    if (temperament == Temperament::bold) return weight;
    return temperament == Temperament::careful ? -weight : 0;
}

}  // namespace

Mood::Mood(Temperament temperament, const TemperWeights& weights, const Harms& harms)
    : temperament_(temperament), risk_(riskOf(temperament, weights.risk)) {
    const int all = std::accumulate(harms.begin(), harms.end(), 0);
    if (temperament != Temperament::grudging || all == 0) return;
    for (std::size_t seat = 0; seat < harms.size(); ++seat) {
        grudges_[seat] = weights.grudge * static_cast<float>(harms[seat]) / static_cast<float>(all);
    }
}

float Mood::felt(Seat seat, std::span<const float> values) {
    const float own = values[seat];
    if (isPlain()) return own;
    return temperament_ == Temperament::grudging ? own - begrudged(values) : atRisk(own);
}

// Losses against what was hoped for weigh more than gains with the careful (Kahneman and Tversky 1979), less with the
// bold; equally sure games are worth the same to all.
float Mood::atRisk(float own) {
    hope_ += (own - hope_) / ++games_;
    return own + risk_ * std::abs(own - hope_);
}

float Mood::begrudged(std::span<const float> values) const {
    float sum = 0;
    for (std::size_t seat = 0; seat < values.size(); ++seat) sum += grudges_[seat] * values[seat];
    return sum;
}

}  // namespace intrika::bots
