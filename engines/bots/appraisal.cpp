#include "engines/bots/appraisal.h"

#include <cassert>
#include <cmath>
#include <numeric>

namespace intrika::bots {

double meanOf(std::span<const double> values) {
    return std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
}

double standardErrorOf(std::span<const double> values) {
    assert(values.size() > 1);
    const double mean = meanOf(values);
    double squares = 0;
    for (const double value : values) squares += (value - mean) * (value - mean);
    const auto count = static_cast<double>(values.size());
    return std::sqrt(squares / (count - 1) / count);
}

void ShareSum::add(std::span<const float> values) {
    sum_.resize(values.size());
    for (std::size_t seat = 0; seat < values.size(); ++seat) sum_[seat] += static_cast<double>(values[seat]);
    ++count_;
}

Shares ShareSum::mean() const {
    Shares mean = sum_;
    for (double& share : mean) share /= static_cast<double>(count_);
    return mean;
}

}  // namespace intrika::bots
