// A short list as a value, in the order in which things came to it.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>

namespace intrika::confidants {

// Equality compares the unused tail too; whatever is taken out therefore resets its place.
template <class T, std::size_t Capacity>
class Line {
public:
    static constexpr std::size_t capacity = Capacity;

    constexpr std::size_t size() const { return size_; }
    constexpr bool empty() const { return size_ == 0; }
    constexpr bool full() const { return size_ == Capacity; }
    constexpr const T& operator[](std::size_t index) const {
        assert(index < size_);
        return things_[index];
    }
    constexpr T& operator[](std::size_t index) {
        assert(index < size_);
        return things_[index];
    }
    constexpr const T& front() const { return (*this)[0]; }
    constexpr const T& back() const { return (*this)[size_ - 1u]; }
    constexpr bool contains(const T& thing) const {
        for (const T& one : *this) {
            if (one == thing) return true;
        }
        return false;
    }

    constexpr void append(const T& thing) {
        assert(size_ < Capacity);
        things_[size_++] = thing;
    }
    constexpr T take(std::size_t index) {
        const T taken = (*this)[index];
        for (std::size_t next = index + 1; next < size_; ++next) things_[next - 1] = things_[next];
        things_[--size_] = T{};
        return taken;
    }
    template <class Test>
    constexpr void removeIf(Test test) {
        for (std::size_t index = size_; index-- > 0;) {
            if (test(things_[index])) take(index);
        }
    }
    constexpr void clear() { *this = Line(); }

    constexpr const T* begin() const { return things_.data(); }
    constexpr const T* end() const { return things_.data() + size_; }

    bool operator==(const Line&) const = default;

private:
    std::array<T, Capacity> things_{};
    std::uint8_t size_ = 0;
};

}  // namespace intrika::confidants
