// Cards in an order of which every place matters: a row on the table, a hand as it was dealt, a pile.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>

namespace intrika::succession {

// A list as a value, without allocation. Unused places keep T{}, so that equality may compare them too. `below` lies
// before the first item: what the last one of an empty row is said to be.
template <class T, std::size_t Capacity, T below = T{}>
class Row {
public:
    static constexpr std::size_t capacity = Capacity;

    constexpr Row() { places_.front() = below; }

    constexpr int size() const { return size_; }
    constexpr bool empty() const { return size_ == 0; }
    constexpr bool isFull() const { return size_ == Capacity; }
    constexpr const T& operator[](int index) const {
        assert(index >= 0 && index < size_);
        return places_[static_cast<std::size_t>(index) + 1];
    }
    constexpr T& operator[](int index) {
        assert(index >= 0 && index < size_);
        return places_[static_cast<std::size_t>(index) + 1];
    }
    constexpr const T& front() const { return (*this)[0]; }
    constexpr const T& back() const { return (*this)[size_ - 1]; }
    constexpr T& back() { return (*this)[size_ - 1]; }

    constexpr void add(const T& item) {
        assert(!isFull());
        places_[++size_] = item;
    }
    constexpr T takeAt(int index) {
        const T item = (*this)[index];
        --size_;
        // Of a short row all places, used or not: how many are to move, nobody can guess.
        const int end = isShort ? static_cast<int>(Capacity) - 1 : size_;
        for (int place = isShort ? 0 : index; place < end; ++place) {
            T& here = places_[static_cast<std::size_t>(place) + 1];
            const T next = places_[static_cast<std::size_t>(place) + 2];
            here = place >= index ? next : here;
        }
        places_[isShort ? Capacity : size_ + std::size_t{1}] = T{};
        return item;
    }
    constexpr T takeFront() { return takeAt(0); }
    constexpr T takeBack() {
        const T item = back();
        places_[size_--] = T{};
        return item;
    }
    constexpr void clear() { *this = Row(); }
    // The last one or `below`; without a branch, for nobody can guess what is empty.
    constexpr const T& backOrBelow() const { return places_[size_]; }
    // The place of the first one equal to `item`; -1: none.
    constexpr int find(const T& item) const {
        if constexpr (isShort) return findAmongFew(item);
        const auto found = std::find(begin(), end(), item);
        return found == end() ? -1 : static_cast<int>(found - begin());
    }

    constexpr const T* begin() const { return places_.data() + 1; }
    constexpr const T* end() const { return begin() + size_; }
    constexpr T* begin() { return places_.data() + 1; }
    constexpr T* end() { return begin() + size_; }
    bool operator==(const Row&) const = default;

private:
    static constexpr bool isShort = Capacity <= 4;

    // Looks at all places, used or not, for nobody can guess which it will be.
    constexpr int findAmongFew(const T& item) const {
        unsigned alike = 0;
        for (std::size_t index = 0; index < Capacity; ++index) {
            alike |= (places_[index + 1] == item ? 1u : 0u) << index;
        }
        alike &= (1u << size_) - 1;
        return alike == 0 ? -1 : std::countr_zero(alike);
    }

    std::array<T, Capacity + 1> places_{};
    std::uint8_t size_ = 0;
};

}  // namespace intrika::succession
