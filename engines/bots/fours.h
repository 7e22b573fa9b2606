// Hidden units in fours, as many numbers as every processor adds at once. Each is added to by itself, so it gives the
// same bits everywhere.
#pragma once

#include <array>
#include <cstddef>
#include <cstring>
#include <utility>

namespace intrika::bots {

using Four = float __attribute__((vector_size(16)));

template <std::size_t units>
using Fours = std::array<Four, units / 4>;

template <std::size_t units>
Four fourOf(const std::array<float, units>& numbers, std::size_t four) {
    Four some;
    std::memcpy(&some, numbers.data() + 4 * four, sizeof some);
    return some;
}

// Written out, not gone round: numbers that stand in registers cannot be counted through.
template <std::size_t units, class Each>
void forFours(Each each) {
    [&]<std::size_t... four>(std::index_sequence<four...>) { (each(four), ...); }
    (std::make_index_sequence<units / 4>());
}

// The units after rectifying, and what comes of them by these weights.
template <std::size_t units>
float rectified(const Fours<units>& sums, const std::array<float, units>& weights, std::array<float, units>& out) {
    Four all{};
    forFours<units>([&](std::size_t four) {
        const Four kept = sums[four] > 0 ? sums[four] : Four{};
        std::memcpy(out.data() + 4 * four, &kept, sizeof kept);
        all += fourOf(weights, four) * kept;
    });
    return (all[0] + all[1]) + (all[2] + all[3]);
}

}  // namespace intrika::bots
