// The trees of a search, all in one arena that never grows while the search runs.
#pragma once

#include "engines/core/move_key.h"
#include "engines/core/seat.h"

#include <cmath>
#include <cstdint>
#include <cstring>
#include <vector>

namespace intrika::bots {

// Where a seat stands in its tree: all that it saw since the root, mixed into 64 bits. Two histories share a number
// with a chance of 2^-64, which is why nodes hold neither their keys nor their parents.
class Path {
public:
    constexpr Path() = default;
    static constexpr Path root(Seat seat) { return Path(mix(seat + 1u)); }

    Path then(const MoveKey& seen) const {
        std::uint64_t halves[2];
        std::memcpy(halves, seen.bytes.data(), sizeof halves);
        return Path(mix((bits_ ^ halves[0]) * 0x9E3779B97F4A7C15u ^ halves[1]));
    }
    std::uint64_t bits() const { return bits_; }

private:
    explicit constexpr Path(std::uint64_t bits) : bits_(bits) {}
    // The finalizer of MurmurHash3 (Appleby): a bijection in which each bit of the input turns half of the output.
    static constexpr std::uint64_t mix(std::uint64_t x) {
        x = (x ^ (x >> 33)) * 0xFF51AFD7ED558CCDu;
        x = (x ^ (x >> 33)) * 0xC4CEB9FE1A85EC53u;
        return x ^ (x >> 33);
    }
    std::uint64_t bits_ = 0;
};

// A move that a seat made in its own tree.
struct SearchNode {
    std::uint64_t path = 0;  // 0: a free place of the arena
    std::uint32_t visits = 0;
    std::uint32_t available = 0;  // how often the move could have been chosen when this point was passed
    float value = 0;              // sum over the visits of what the seat got

    bool isFree() const { return path == 0; }
    float mean() const { return value / static_cast<float>(visits); }
    // How uncertain the mean is, as UCB1 has it; the parent's visits count while this move was available.
    float spread() const { return std::sqrt(std::log(static_cast<float>(available)) / static_cast<float>(visits)); }
};

// An open-addressing table. Moves that only other seats make need no node: they are part of the path.
class SearchTree {
public:
    // Room for so many nodes, rounded up to a power of two.
    explicit SearchTree(std::size_t nodes) {
        std::size_t places = 64;
        while (places < nodes) places *= 2;
        nodes_.resize(places);
    }

    // The node, or the free place where it belongs; valid until the tree dies.
    SearchNode& at(Path path) {
        const std::size_t mask = nodes_.size() - 1;
        std::size_t place = path.bits() & mask;
        while (nodes_[place].path != path.bits() && nodes_[place].path != 0) place = (place + 1) & mask;
        return nodes_[place];
    }
    // Most of a search's time in its trees is waiting for memory: ask for all branches before looking at the first.
    void prefetch(Path path) const { __builtin_prefetch(&nodes_[path.bits() & (nodes_.size() - 1)], 1); }
    // Probing stays short while a quarter of the places is free.
    bool isFull() const { return used_ > nodes_.size() / 4 * 3; }
    // Precondition: `place` is free, and the tree is not full.
    void add(SearchNode& place, Path path) {
        place.path = path.bits();
        ++used_;
    }

private:
    std::vector<SearchNode> nodes_;
    std::size_t used_ = 0;
};

}  // namespace intrika::bots
