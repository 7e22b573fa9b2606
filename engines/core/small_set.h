// A set of a few small things (enumerators, places of a ring) in the bits of one word.
#pragma once

#include <bit>
#include <cassert>
#include <cstdint>
#include <type_traits>

namespace intrika {

// Elements are the numbers 0..Count-1 or enumerators with these values; iterates in ascending order.
template <class Element, int Count>
class SmallSet {
    static_assert(Count <= 32);

public:
    using Word =
        std::conditional_t<(Count <= 8), std::uint8_t, std::conditional_t<(Count <= 16), std::uint16_t, std::uint32_t>>;

    constexpr SmallSet() = default;
    static constexpr SmallSet of(Element element) { return SmallSet(bit(element)); }
    static constexpr SmallSet all() { return SmallSet(~0u >> (32 - Count)); }
    static constexpr SmallSet ofBits(unsigned bits) { return SmallSet(bits & all().bits_); }

    constexpr unsigned bits() const { return bits_; }
    constexpr bool contains(Element element) const { return (bits_ & bit(element)) != 0; }
    constexpr bool empty() const { return bits_ == 0; }
    // Without -mpopcnt, which a program for any amd64 must do without, std::popcount is a call into a library.
    constexpr int count() const {
        unsigned sums = bits_ - (bits_ >> 1 & 0x55555555u);
        sums = (sums & 0x33333333u) + (sums >> 2 & 0x33333333u);
        sums = (sums + (sums >> 4)) & 0x0F0F0F0Fu;
        return static_cast<int>((sums * 0x01010101u) >> 24);
    }
    constexpr Element first() const {
        assert(!empty());
        return static_cast<Element>(std::countr_zero(bits_));
    }
    constexpr SmallSet lowest() const { return SmallSet(bits_ & (0u - bits_)); }  // the first as a set, if there is one
    // The element with `index` smaller ones before it; index in 0..count()-1.
    constexpr Element nth(unsigned index) const {
        assert(static_cast<int>(index) < count());
        unsigned left = bits_;
        for (; index > 0; --index) left &= left - 1;
        return static_cast<Element>(std::countr_zero(left));
    }

    constexpr SmallSet with(Element element) const { return SmallSet(bits_ | bit(element)); }
    constexpr SmallSet without(Element element) const { return SmallSet(bits_ & ~bit(element)); }
    constexpr SmallSet operator|(SmallSet other) const { return SmallSet(bits_ | other.bits_); }
    constexpr SmallSet operator&(SmallSet other) const { return SmallSet(bits_ & other.bits_); }
    constexpr SmallSet operator^(SmallSet other) const { return SmallSet(bits_ ^ other.bits_); }
    constexpr SmallSet operator~() const { return SmallSet(all().bits_ & ~static_cast<unsigned>(bits_)); }
    constexpr bool operator==(const SmallSet&) const = default;

    class Iterator {
    public:
        explicit constexpr Iterator(unsigned left) : left_(left) {}
        constexpr Element operator*() const { return static_cast<Element>(std::countr_zero(left_)); }
        constexpr Iterator& operator++() {
            left_ &= left_ - 1;
            return *this;
        }
        constexpr bool operator==(const Iterator&) const = default;

    private:
        unsigned left_;
    };
    constexpr Iterator begin() const { return Iterator(bits_); }
    constexpr Iterator end() const { return Iterator(0); }

private:
    explicit constexpr SmallSet(unsigned bits) : bits_(static_cast<Word>(bits)) {}
    static constexpr unsigned bit(Element element) { return 1u << static_cast<unsigned>(element); }
    Word bits_ = 0;
};

}  // namespace intrika
