// Cards in an order of which every place matters: a row on the table, a hand as it was dealt, a pile.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>

namespace intrika::succession {

// A list as a value, without allocation. Unused places keep T{}, so that equality may compare them too.
template <class T, std::size_t Capacity>
class Row {
public:
    static constexpr std::size_t capacity = Capacity;

    constexpr int size() const { return size_; }
    constexpr bool empty() const { return size_ == 0; }
    constexpr bool isFull() const { return size_ == Capacity; }
    constexpr const T& operator[](int index) const {
        assert(index >= 0 && index < size_);
        return items_[static_cast<std::size_t>(index)];
    }
    constexpr T& operator[](int index) {
        assert(index >= 0 && index < size_);
        return items_[static_cast<std::size_t>(index)];
    }
    constexpr const T& front() const { return (*this)[0]; }
    constexpr const T& back() const { return (*this)[size_ - 1]; }
    constexpr T& back() { return (*this)[size_ - 1]; }

    constexpr void add(const T& item) {
        assert(!isFull());
        items_[size_++] = item;
    }
    constexpr T takeAt(int index) {
        const T item = (*this)[index];
        --size_;
        for (int place = index; place < size_; ++place) {
            items_[static_cast<std::size_t>(place)] = items_[static_cast<std::size_t>(place) + 1];
        }
        items_[size_] = T{};
        return item;
    }
    constexpr T takeFront() { return takeAt(0); }
    constexpr T takeBack() { return takeAt(size_ - 1); }
    constexpr void clear() { *this = Row(); }
    // The last one, or `otherwise` of an empty row; without a branch, for nobody can guess what is empty.
    constexpr T backOr(const T& otherwise) const {
        const T last = items_[size_ - std::size_t{size_ > 0}];
        return size_ > 0 ? last : otherwise;
    }
    // The place of the first one equal to `item`; -1: none. Goes through all, for nobody can guess which it will be.
    constexpr int find(const T& item) const {
        int found = -1;
        for (int index = size_ - 1; index >= 0; --index) {
            found = items_[static_cast<std::size_t>(index)] == item ? index : found;
        }
        return found;
    }

    constexpr const T* begin() const { return items_.data(); }
    constexpr const T* end() const { return items_.data() + size_; }
    constexpr T* begin() { return items_.data(); }
    constexpr T* end() { return items_.data() + size_; }
    bool operator==(const Row&) const = default;

private:
    std::array<T, Capacity> items_{};
    std::uint8_t size_ = 0;
};

}  // namespace intrika::succession
