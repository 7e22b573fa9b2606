// A pile of cards as a value: fixed capacity, no allocation, index 0 is the top.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>

namespace intrika {

// Stored foot first, so that taking from and laying on the top move nothing.
// Equality compares the unused tail too; taking a card therefore resets its place.
template <class T, std::size_t Capacity>
class Pile {
    static_assert(Capacity < 256);

public:
    static constexpr std::size_t capacity = Capacity;

    constexpr std::size_t size() const { return size_; }
    constexpr bool empty() const { return size_ == 0; }
    constexpr const T& operator[](std::size_t fromTop) const {
        assert(fromTop < size_);
        return cards_[size_ - 1 - fromTop];
    }
    constexpr const T& top() const { return (*this)[0]; }

    constexpr void layOnTop(const T& card) {
        assert(size_ < Capacity);
        cards_[size_++] = card;
    }
    constexpr T takeTop() {
        assert(size_ > 0);
        const T card = cards_[--size_];
        cards_[size_] = T{};
        return card;
    }
    constexpr void clear() { *this = Pile(); }

    // From the foot up, the order in which `layOnTop` built the pile.
    constexpr const T* begin() const { return cards_.data(); }
    constexpr const T* end() const { return cards_.data() + size_; }
    constexpr T* begin() { return cards_.data(); }
    constexpr T* end() { return cards_.data() + size_; }

    bool operator==(const Pile&) const = default;

private:
    std::array<T, Capacity> cards_{};
    std::uint8_t size_ = 0;
};

}  // namespace intrika
