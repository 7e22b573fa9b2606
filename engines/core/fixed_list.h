// A list as a value: of fixed capacity, without allocation, in the order in which things came to it. A hand as it was
// dealt, a row on the table, a queue, a pile: of a pile the back is the top, so that laying there and taking from there
// move nothing.
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <utility>

namespace intrika {

// Equality compares the unused places too; whatever is taken out therefore leaves T{} behind.
template <class T, std::size_t Capacity>
class FixedList {
    static_assert(Capacity > 0 && Capacity < 256);

public:
    static constexpr std::size_t capacity = Capacity;

    // A byte, for it compares with numbers of any type.
    constexpr std::uint8_t size() const { return size_; }
    constexpr bool empty() const { return size_ == 0; }
    constexpr bool isFull() const { return size_ == Capacity; }

    constexpr const T& operator[](std::size_t index) const {
        assert(index < size_);
        return things_[index];
    }
    constexpr T& operator[](std::size_t index) {
        assert(index < size_);
        return things_[index];
    }
    constexpr const T& front() const { return (*this)[0]; }
    constexpr const T& back() const { return fromBack(0); }
    constexpr T& back() { return (*this)[size_ - std::size_t{1}]; }
    // Counted from the back: of a pile, from its top.
    constexpr const T& fromBack(std::size_t index) const { return (*this)[size_ - std::size_t{1} - index]; }
    constexpr T backOr(const T& otherwise) const { return empty() ? otherwise : back(); }
    // The place of the first one equal to `thing`; -1: none.
    constexpr int find(const T& thing) const {
        const T* found = std::find(begin(), end(), thing);
        return found == end() ? -1 : static_cast<int>(found - begin());
    }
    constexpr bool contains(const T& thing) const { return find(thing) >= 0; }

    constexpr void append(const T& thing) {
        assert(!isFull());
        things_[size_++] = thing;
    }
    constexpr T take(std::size_t index) {
        const T taken = (*this)[index];
        for (std::size_t next = index + 1; next < size_; ++next) things_[next - 1] = things_[next];
        things_[--size_] = T{};
        return taken;
    }
    constexpr T takeFront() { return take(0); }
    constexpr T takeBack() {
        assert(!empty());
        return std::exchange(things_[--size_], T{});
    }
    template <class Test>
    constexpr void removeIf(Test test) {
        T* const past = end();
        T* const left = std::remove_if(begin(), past, test);
        std::fill(left, past, T{});
        size_ = static_cast<std::uint8_t>(left - begin());
    }
    constexpr void clear() { *this = FixedList(); }

    constexpr const T* begin() const { return things_.data(); }
    constexpr const T* end() const { return things_.data() + size_; }
    constexpr T* begin() { return things_.data(); }
    constexpr T* end() { return things_.data() + size_; }
    bool operator==(const FixedList&) const = default;

private:
    std::array<T, Capacity> things_{};
    std::uint8_t size_ = 0;
};

}  // namespace intrika
