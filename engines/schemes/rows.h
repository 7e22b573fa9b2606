// A few rows of small things packed one after the other: the cards of the columns, the goal cards of the players.
#pragma once

#include "engines/schemes/cards.h"

#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <type_traits>

namespace intrika::schemes {

// A row has no limit of its own, only all rows together have one: a position stays small although one column can hold
// nearly every card (S-12). Things are one byte each, and what lies beyond the last is kept zero: the later rows move
// on as one word of the processor, whose surplus bytes do no harm.
template <class T, int Capacity>
class Rows {
    static_assert(sizeof(T) == 1 && std::is_trivially_copyable_v<T> && Capacity < 256);

public:
    static constexpr int capacity = Capacity;

    constexpr int total() const { return starts_[maxPlayers]; }
    constexpr bool empty() const { return total() == 0; }
    constexpr int first(int row) const { return starts_[static_cast<std::size_t>(row)]; }
    constexpr int end(int row) const { return starts_[static_cast<std::size_t>(row) + 1]; }
    constexpr int size(int row) const { return end(row) - first(row); }
    constexpr const T& at(int row, int index) const { return things_[static_cast<std::size_t>(first(row) + index)]; }
    constexpr const T& last(int row) const { return things_[static_cast<std::size_t>(end(row) - 1)]; }
    constexpr std::span<const T> row(int row) const {
        return {things_.data() + first(row), static_cast<std::size_t>(size(row))};
    }
    constexpr std::span<const T> all() const { return {things_.data(), static_cast<std::size_t>(total())}; }
    constexpr std::span<T> all() { return {things_.data(), static_cast<std::size_t>(total())}; }

    void append(int row, T thing) {
        assert(total() < Capacity);
        T* place = things_.data() + end(row);
        move(place + 1, place, things_.data() + total() - place);
        *place = thing;
        setStarts(starts() + laterThan(row));
    }
    T take(int row, int index) {
        T* place = things_.data() + first(row) + index;
        const T thing = *place;
        // With one more behind the last: a zero, for equality compares the unused tail too.
        move(place, place + 1, things_.data() + total() - place);
        setStarts(starts() - laterThan(row));
        return thing;
    }
    constexpr void replace(int row, int index, T thing) {
        things_[static_cast<std::size_t>(first(row) + index)] = thing;
    }
    void clear() { *this = Rows(); }
    bool operator==(const Rows&) const = default;

private:
    static constexpr std::size_t word = 16;

    static void move(T* to, const T* from, std::ptrdiff_t count) {
        if (count > static_cast<std::ptrdiff_t>(word)) {
            std::memmove(to, from, static_cast<std::size_t>(count));
            return;
        }
        std::array<std::byte, word> moved;
        std::memcpy(moved.data(), from, word);
        std::memcpy(to, moved.data(), word);
    }

    // All starts as one number, a byte each, and a one in each that lies after the row.
    std::uint64_t starts() const {
        std::uint64_t all = 0;
        std::memcpy(&all, starts_.data(), sizeof all);
        return all;
    }
    void setStarts(std::uint64_t all) { std::memcpy(starts_.data(), &all, sizeof all); }
    static std::uint64_t laterThan(int row) { return laterOnes[static_cast<std::size_t>(row)]; }
    static constexpr auto laterOnes = [] {
        std::array<std::uint64_t, maxPlayers> ones{};
        for (std::size_t row = 0; row < maxPlayers; ++row) {
            std::array<std::uint8_t, sizeof(std::uint64_t)> bytes{};
            for (std::size_t at = row + 1; at <= maxPlayers; ++at) bytes[at] = 1;
            ones[row] = std::bit_cast<std::uint64_t>(bytes);
        }
        return ones;
    }();

    std::array<T, Capacity + word + 1> things_{};
    std::array<std::uint8_t, sizeof(std::uint64_t)> starts_{};  // the end of the last row too
};

}  // namespace intrika::schemes
