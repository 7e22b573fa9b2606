// The trees of a search, all in one arena that never grows within an iteration.
#pragma once

#include "engines/core/move_key.h"
#include "engines/core/seat.h"

#include <algorithm>
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
    float prior = 0;              // how likely it looked to be the best before it was tried, where that is known

    bool isFree() const { return path == 0; }
    float mean() const { return value / static_cast<float>(visits); }
    // How uncertain the mean is, as UCB1 has it; the parent's visits count while this move was available.
    float spread() const { return std::sqrt(std::log(static_cast<float>(available)) / static_cast<float>(visits)); }
};

// An open-addressing table. Moves that only other seats make need no node: they are part of the path.
class SearchTree {
public:
    // Room for so many nodes in the end, but for never more than 12 MiB hold. It begins small: how many iterations a
    // search that is ended by the clock will do nobody knows, and clearing memory that it never uses takes its time.
    explicit SearchTree(std::size_t nodes) : most_(placesFor(nodes)), nodes_(std::min(most_, atFirst)) {}

    // Between iterations, as nodes move: room for so many more, if the tree may still grow.
    void makeRoom(std::size_t more) {
        while (used_ + more > nodes_.size() / 2 && nodes_.size() < most_) grow();
    }

    // The node, or the free place where it belongs; valid until the next makeRoom.
    SearchNode& at(Path path) { return placeOf(path.bits()); }
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
    static constexpr std::size_t atFirst = 1024;
    static constexpr std::size_t mostNodes = 390'000;

    static std::size_t placesFor(std::size_t nodes) {
        std::size_t places = 64;
        while (places < std::min(nodes, mostNodes) / 3 * 4 + 64) places *= 2;
        return places;
    }

    [[gnu::noinline]] void grow() {
        std::vector<SearchNode> old(nodes_.size() * 2);
        old.swap(nodes_);
        for (const SearchNode& node : old) {
            if (!node.isFree()) placeOf(node.path) = node;
        }
    }

    SearchNode& placeOf(std::uint64_t path) {
        const std::size_t mask = nodes_.size() - 1;
        std::size_t place = path & mask;
        while (nodes_[place].path != path && nodes_[place].path != 0) place = (place + 1) & mask;
        return nodes_[place];
    }

    std::size_t most_;  // places; a power of two, as is how many there are
    std::vector<SearchNode> nodes_;
    std::size_t used_ = 0;
};

}  // namespace intrika::bots
