// Functions that give the same bits on every machine: those of the libraries differ in their last ones, and a seed must
// mean the same game everywhere. Needs a compiler that does not fuse multiplications with additions (CMakeLists.txt).
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <span>

namespace intrika {

// e^x to about six digits, for -80 <= x <= 80; beyond that as for the nearer end.
inline float steadyExp(float x) {
    constexpr float log2e = 1.44269504f;
    constexpr float ln2High = 0.693359375f;
    constexpr float ln2Low = -2.12194440e-4f;
    x = std::clamp(x, -80.0f, 80.0f);
    const float scaled = x * log2e;
    const auto power = static_cast<std::int32_t>(scaled < 0 ? scaled - 0.5f : scaled + 0.5f);
    const auto whole = static_cast<float>(power);
    const float rest = (x - whole * ln2High) - whole * ln2Low;
    float sum = 1.0f / 120;  // of the series, from its end
    sum = sum * rest + 1.0f / 24;
    sum = sum * rest + 1.0f / 6;
    sum = sum * rest + 0.5f;
    sum = sum * rest + 1.0f;
    sum = sum * rest + 1.0f;
    return sum * std::bit_cast<float>((power + 127) << 23);
}

// Softmax in place: scores become shares, 0..1, that are 1 together. Precondition: there is a score.
inline void steadyShares(std::span<float> scores) {
    const float best = *std::max_element(scores.begin(), scores.end());
    float sum = 0;
    for (float& score : scores) {
        score = steadyExp(score - best);
        sum += score;
    }
    for (float& score : scores) score /= sum;
}

}  // namespace intrika
