// A few rows of small things packed one after the other: the cards of the columns, the goal cards of the players.
#pragma once

#include "engines/schemes/cards.h"

#include <array>
#include <cassert>
#include <cstring>
#include <span>
#include <type_traits>

namespace intrika::schemes {

// A row has no limit of its own, only all rows together have one: a position stays small although one column can hold
// nearly every card (S-12). Things are one byte each, so that moving the later rows on costs next to nothing.
template <class T, int Capacity>
class Rows {
    static_assert(sizeof(T) == 1 && std::is_trivially_copyable_v<T> && Capacity < 256);

public:
    static constexpr int capacity = Capacity;

    constexpr int total() const { return ends_[maxPlayers - 1]; }
    constexpr bool empty() const { return total() == 0; }
    constexpr int first(int row) const { return row == 0 ? 0 : ends_[static_cast<std::size_t>(row) - 1]; }
    constexpr int size(int row) const { return ends_[static_cast<std::size_t>(row)] - first(row); }
    constexpr const T& at(int row, int index) const { return things_[static_cast<std::size_t>(first(row) + index)]; }
    constexpr const T& last(int row) const { return things_[ends_[static_cast<std::size_t>(row)] - std::size_t{1}]; }
    constexpr std::span<const T> row(int row) const {
        return {things_.data() + first(row), static_cast<std::size_t>(size(row))};
    }
    constexpr std::span<const T> all() const { return {things_.data(), static_cast<std::size_t>(total())}; }

    void append(int row, T thing) {
        assert(total() < Capacity);
        T* place = things_.data() + ends_[static_cast<std::size_t>(row)];
        std::memmove(place + 1, place, static_cast<std::size_t>(things_.data() + total() - place));
        *place = thing;
        for (auto at = static_cast<std::size_t>(row); at < maxPlayers; ++at) ++ends_[at];
    }
    T take(int row, int index) {
        T* place = things_.data() + first(row) + index;
        const T thing = *place;
        std::memmove(place, place + 1, static_cast<std::size_t>(things_.data() + total() - place - 1));
        things_[static_cast<std::size_t>(total()) - 1] = {};  // equality compares the unused tail too
        for (auto at = static_cast<std::size_t>(row); at < maxPlayers; ++at) --ends_[at];
        return thing;
    }
    constexpr void replace(int row, int index, T thing) {
        things_[static_cast<std::size_t>(first(row) + index)] = thing;
    }
    void clear() {
        for (int index = 0; index < total(); ++index) things_[static_cast<std::size_t>(index)] = {};
        ends_ = {};
    }
    bool operator==(const Rows&) const = default;

private:
    std::array<T, Capacity> things_{};
    std::array<std::uint8_t, maxPlayers> ends_{};
};

}  // namespace intrika::schemes
