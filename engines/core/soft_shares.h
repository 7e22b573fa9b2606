// From what each seat has to who is likely to win.
#pragma once

#include <algorithm>
#include <cmath>
#include <span>

namespace intrika {

// Softmax in place: each worth becomes a share, 0..1, and together they are 1. A worth that is `scale` better has e
// times the share. Precondition: there is a worth, and `scale` > 0.
inline void toShares(std::span<float> worth, float scale) {
    const float best = *std::max_element(worth.begin(), worth.end());
    float sum = 0;
    for (float& share : worth) {
        share = std::exp((share - best) / scale);
        sum += share;
    }
    for (float& share : worth) share /= sum;
}

}  // namespace intrika
