// From what each seat has to who is likely to win.
#pragma once

#include <algorithm>
#include <cmath>
#include <span>

namespace intrika {

// Softmax in place: each value becomes a share, 0..1, and together they are 1. A value that is `scale` better has e
// times the share. Precondition: there is a value, and `scale` > 0.
inline void toShares(std::span<float> values, float scale) {
    const float best = *std::max_element(values.begin(), values.end());
    float sum = 0;
    for (float& share : values) {
        share = std::exp((share - best) / scale);
        sum += share;
    }
    for (float& share : values) share /= sum;
}

}  // namespace intrika
