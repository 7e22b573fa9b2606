// The only source of randomness. Never part of a position: what it decided is written down as chance events.
#pragma once

#include <bit>
#include <cassert>
#include <cstdint>
#include <iterator>
#include <utility>

namespace intrika {

// xoshiro256++ by Blackman and Vigna (2019), seeded through splitmix64. Pinned here, because std distributions
// and std::shuffle give other numbers with another standard library, and a seed must mean the same game everywhere.
class Rng {
public:
    explicit constexpr Rng(std::uint64_t seed) {
        for (auto& word : words_) word = splitMix(seed);
    }

    constexpr std::uint64_t next() {
        const std::uint64_t result = std::rotl(words_[0] + words_[3], 23) + words_[0];
        const std::uint64_t shifted = words_[1] << 17;
        words_[2] ^= words_[0];
        words_[3] ^= words_[1];
        words_[1] ^= words_[2];
        words_[0] ^= words_[3];
        words_[2] ^= shifted;
        words_[3] = std::rotl(words_[3], 45);
        return result;
    }

    // Uniform in 0..bound-1, bound > 0. Lemire's multiplication; its bias, below bound / 2^32, is of no account here.
    constexpr std::uint32_t below(std::uint32_t bound) {
        assert(bound > 0);
        return static_cast<std::uint32_t>(((next() >> 32) * bound) >> 32);
    }

    // Uniform in [0, 1).
    constexpr double unit() { return static_cast<double>(next() >> 11) * 0x1.0p-53; }

    // A generator for something that runs beside this one (a thread, a game of a match).
    constexpr Rng split() { return Rng(next()); }

private:
    static constexpr std::uint64_t splitMix(std::uint64_t& state) {
        std::uint64_t z = (state += 0x9E3779B97F4A7C15u);
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
        return z ^ (z >> 31);
    }
    std::uint64_t words_[4]{};
};

// Fisher-Yates over a random-access range.
template <class Range>
constexpr void shuffle(Range& range, Rng& rng) {
    const auto first = std::begin(range);
    // On a copy, which can stay in registers: to the compiler, what is written to the range may be the generator.
    Rng own = rng;
    for (auto left = static_cast<std::uint32_t>(std::end(range) - first); left > 1; --left) {
        std::swap(first[left - 1], first[own.below(left)]);
    }
    rng = own;
}

}  // namespace intrika
