// A set of nodes of a board, one bit each.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace intrika::confidants {

using NodeId = std::uint16_t;
inline constexpr NodeId noNode = 0xFFFF;
inline constexpr int mostNodes = 1024;

// Boards are far smaller than the capacity: whatever goes through all words is told how many there are (Board::words).
class NodeSet {
public:
    static constexpr int capacityInWords = mostNodes / 64;

    constexpr bool contains(NodeId node) const { return (words_[node / 64u] >> (node % 64u) & 1u) != 0; }
    constexpr void add(NodeId node) { words_[node / 64u] |= std::uint64_t{1} << (node % 64u); }
    constexpr void remove(NodeId node) { words_[node / 64u] &= ~(std::uint64_t{1} << (node % 64u)); }
    constexpr std::uint64_t word(int index) const { return words_[static_cast<std::size_t>(index)]; }
    constexpr std::uint64_t& word(int index) { return words_[static_cast<std::size_t>(index)]; }

    constexpr bool empty(int words) const {
        for (int index = 0; index < words; ++index) {
            if (word(index) != 0) return false;
        }
        return true;
    }
    template <class Visit>
    constexpr void forEach(int words, Visit visit) const {
        for (int index = 0; index < words; ++index) {
            for (std::uint64_t left = word(index); left != 0; left &= left - 1) {
                visit(static_cast<NodeId>(index * 64 + std::countr_zero(left)));
            }
        }
    }
    bool operator==(const NodeSet&) const = default;

private:
    std::array<std::uint64_t, capacityInWords> words_{};
};

}  // namespace intrika::confidants
