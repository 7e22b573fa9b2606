// Influence cards of one player whose order does not matter: discards, what is unseen.
#pragma once

#include "engines/schemes/cards.h"

#include <bit>
#include <cassert>

namespace intrika::schemes {

// Every player has one of each, so a bit a card is enough; iterates in table order.
class CardSet {
public:
    constexpr CardSet() = default;
    static constexpr CardSet of(Card card) { return CardSet(bit(card)); }
    static constexpr CardSet all() { return CardSet((1u << cardCount) - 1); }

    constexpr bool contains(Card card) const { return (bits_ & bit(card)) != 0; }
    constexpr bool empty() const { return bits_ == 0; }
    constexpr int count() const { return std::popcount(bits_); }

    constexpr CardSet with(Card card) const { return CardSet(bits_ | bit(card)); }
    constexpr CardSet without(Card card) const { return CardSet(bits_ & ~bit(card)); }
    constexpr CardSet operator|(CardSet other) const { return CardSet(bits_ | other.bits_); }
    constexpr CardSet operator&(CardSet other) const { return CardSet(bits_ & other.bits_); }
    constexpr CardSet operator~() const { return CardSet(all().bits_ & ~bits_); }
    constexpr bool operator==(const CardSet&) const = default;

    class Iterator {
    public:
        explicit constexpr Iterator(std::uint32_t left) : left_(left) {}
        constexpr Card operator*() const { return static_cast<Card>(std::countr_zero(left_)); }
        constexpr Iterator& operator++() {
            left_ &= left_ - 1;
            return *this;
        }
        constexpr bool operator==(const Iterator&) const = default;

    private:
        std::uint32_t left_;
    };
    constexpr Iterator begin() const { return Iterator(bits_); }
    constexpr Iterator end() const { return Iterator(0); }

private:
    explicit constexpr CardSet(std::uint32_t bits) : bits_(bits) {}
    static constexpr std::uint32_t bit(Card card) { return 1u << static_cast<unsigned>(card); }
    std::uint32_t bits_ = 0;
};

}  // namespace intrika::schemes
