// Objects whose order does not matter: a hand, or what somebody remembers of one.
#pragma once

#include "engines/coach/cards.h"
#include "engines/core/small_set.h"

#include <cassert>

namespace intrika::coach {

using ObjectKinds = SmallSet<Object, objectKinds>;

// Two bits each for key, goblet and the pseudo-kind bag, of which there can be several; one bit for every other kind.
class Objects {
public:
    constexpr Objects() = default;
    static constexpr Objects of(Object kind) { return Objects(1u << shiftOf(kind)); }

    constexpr bool empty() const { return bits_ == 0; }
    constexpr int count() const {
        return static_cast<int>((bits_ & 3u) + (bits_ >> 2 & 3u) + (bits_ >> 4 & 3u)) + countSingles(bits_ >> 6);
    }
    constexpr int copies(Object kind) const {
        return static_cast<int>(bits_ >> shiftOf(kind) & (isSingle(kind) ? 1u : 3u));
    }
    constexpr bool has(Object kind) const { return copies(kind) > 0; }
    // Are there at least so many of every kind?
    constexpr bool contains(Objects part) const {
        return (part.bits_ & ~bits_ & singles) == 0 && copies(Object::key) >= part.copies(Object::key) &&
               copies(Object::goblet) >= part.copies(Object::goblet) && copies(Object::bag) >= part.copies(Object::bag);
    }
    constexpr ObjectKinds kinds() const {
        const std::uint32_t some = (bits_ | bits_ >> 1) & 0x15u;
        return ObjectKinds::ofBits((some & 1u) | (some >> 1 & 2u) | (bits_ >> 4 & 0xCu) | (some & 0x10u) |
                                   (bits_ >> 8 << 5));
    }

    // Preconditions: there are cards of the kind left to add; there is one to take out.
    constexpr void add(Object kind) {
        assert(copies(kind) < (isSingle(kind) ? 1 : 3));
        bits_ += 1u << shiftOf(kind);
    }
    constexpr void take(Object kind) {
        assert(has(kind));
        bits_ -= 1u << shiftOf(kind);
    }
    constexpr bool takeIfAny(Object kind) {
        const bool any = has(kind);
        if (any) bits_ -= 1u << shiftOf(kind);
        return any;
    }
    constexpr Objects operator+(Objects more) const { return Objects(bits_ + more.bits_); }
    constexpr Objects operator-(Objects part) const {
        assert(contains(part));
        return Objects(bits_ - part.bits_);
    }
    constexpr Objects& operator+=(Objects more) { return *this = *this + more; }
    constexpr Objects& operator-=(Objects part) { return *this = *this - part; }
    // Kind by kind the larger number.
    constexpr Objects merged(Objects with) const {
        std::uint32_t bits = (bits_ | with.bits_) & singles;
        for (int shift = 0; shift < 6; shift += 2) {
            const std::uint32_t own = bits_ & 3u << shift;
            const std::uint32_t others = with.bits_ & 3u << shift;
            bits |= own > others ? own : others;
        }
        return Objects(bits);
    }
    // Without every copy of these kinds.
    constexpr Objects withoutBags() const { return Objects(bits_ & ~0xF0u); }  // the pseudo-kind and both bags
    constexpr Objects withoutSingle(Object kind) const { return Objects(bits_ & ~(1u << shiftOf(kind))); }

    template <class Each>
    constexpr void forEach(Each each) const {  // card by card, in canonical order
        for (const Object kind : kinds()) {
            for (int copy = copies(kind); copy > 0; --copy) each(kind);
        }
    }
    constexpr bool operator==(const Objects&) const = default;

private:
    static constexpr std::uint32_t singles = ~0x3Fu;
    static constexpr std::array<std::uint8_t, objectKinds> shifts{0,  2,  6,  7,  4,  8,  9,  10, 11,
                                                                  12, 13, 14, 15, 16, 17, 18, 19, 20};

    explicit constexpr Objects(std::uint32_t bits) : bits_(bits) {}
    static constexpr int shiftOf(Object kind) { return shifts[static_cast<std::size_t>(kind)]; }
    // Without -mpopcnt std::popcount is a call into a library; there are fifteen bits here.
    static constexpr int countSingles(std::uint32_t bits) {
        bits -= bits >> 1 & 0x5555u;
        bits = (bits & 0x3333u) + (bits >> 2 & 0x3333u);
        bits = (bits + (bits >> 4)) & 0x0F0Fu;
        return static_cast<int>((bits + (bits >> 8)) & 0x1Fu);
    }

    std::uint32_t bits_ = 0;
};

}  // namespace intrika::coach
