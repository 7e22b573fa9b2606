// Supply cards whose order does not matter: a hand, what somebody played, the discards.
#pragma once

#include "engines/traitor/cards.h"

#include <cassert>
#include <cstdint>

namespace intrika::traitor {

// Four bits a kind, lowest value lowest, and the number of cards in the top byte: adding and taking out are one
// addition. No kind has more than five copies, so the top bit of each four is free for comparing kind by kind.
class SupplySet {
public:
    constexpr SupplySet() = default;
    static constexpr SupplySet of(int kind, int copies = 1) {
        return SupplySet(static_cast<std::uint32_t>(copies) * (oneCard | (1u << (4 * kind))));
    }
    static constexpr SupplySet all() {
        SupplySet cards;
        for (int kind = 0; kind < supplyKinds; ++kind) cards += of(kind, supplyCopies[kind]);
        return cards;
    }

    constexpr int count() const { return static_cast<int>(bits_ >> 24); }
    constexpr bool empty() const { return bits_ == 0; }
    constexpr int copies(int kind) const { return static_cast<int>(bits_ >> (4 * kind) & 0xFu); }
    constexpr int points() const {
        // Kinds 0, 2, 4 and kinds 1, 3, 5 in bytes; the third byte of each product is the sum of copies x value.
        const std::uint32_t even = bits_ & 0x0F0F0Fu;
        const std::uint32_t odd = bits_ >> 4 & 0x0F0F0Fu;
        return static_cast<int>(((even * 0x020406u) >> 16 & 0xFFu) + ((odd * 0x030508u) >> 16 & 0xFFu));
    }
    constexpr bool contains(SupplySet part) const { return (enough(part) & spare) == spare; }

    constexpr SupplySet operator+(SupplySet more) const { return SupplySet(bits_ + more.bits_); }
    constexpr SupplySet& operator+=(SupplySet more) { return *this = *this + more; }
    // Precondition: contains(part).
    constexpr SupplySet operator-(SupplySet part) const {
        assert(contains(part));
        return SupplySet(bits_ - part.bits_);
    }
    constexpr SupplySet& operator-=(SupplySet part) { return *this = *this - part; }
    // Takes out what there is of `cards`, kind by kind.
    constexpr SupplySet lessAny(SupplySet cards) const {
        const std::uint32_t difference = enough(cards);
        const std::uint32_t has = difference & spare;
        return counted(difference & (has - (has >> 3)));
    }
    // The parts of `whole` in turn, each once: starts from the empty set and comes back to it after the last.
    constexpr SupplySet nextPartOf(SupplySet whole) const {
        // Counting up: what a kind lacks to 15 is added, so that the carry passes on kinds that are used up, and
        // leaves them at 0. Where it did not pass, the spare bit is set, as there are at most five copies.
        const std::uint32_t lacking = kindBits - (whole.bits_ & kindBits);
        const std::uint32_t next = (bits_ & kindBits) + lacking + 1;
        const std::uint32_t stays = (next & spare) >> 3;
        const std::uint32_t mask = (stays << 4) - stays;
        return counted((next & mask) - (lacking & mask));
    }
    constexpr bool operator==(const SupplySet&) const = default;

private:
    static constexpr std::uint32_t oneCard = 1u << 24;
    static constexpr std::uint32_t kindBits = 0xFFFFFFu;
    static constexpr std::uint32_t spare = 0x888888u;

    explicit constexpr SupplySet(std::uint32_t bits) : bits_(bits) {}
    // The difference kind by kind; the spare bit is left where there are enough.
    constexpr std::uint32_t enough(SupplySet part) const {
        return ((bits_ & kindBits) | spare) - (part.bits_ & kindBits);
    }
    static constexpr SupplySet counted(std::uint32_t kinds) {
        const std::uint32_t pairs = (kinds & 0x0F0F0Fu) + (kinds >> 4 & 0x0F0F0Fu);
        return SupplySet(kinds | ((pairs * 0x010101u) >> 16 & 0xFFu) << 24);
    }

    std::uint32_t bits_ = 0;
};

// T-9: what everybody begins with when Deal::fixed: a 3, a 4 and a 5.
inline constexpr SupplySet fixedHand = SupplySet::of(1) + SupplySet::of(2) + SupplySet::of(3);

static_assert(SupplySet::all().count() == supplyTotal);
static_assert(SupplySet::all().points() == 90);

}  // namespace intrika::traitor
