// The cards that a player has in hand.
#pragma once

#include "engines/schemes/cards.h"

#include <cassert>
#include <cstdint>

namespace intrika::schemes {

// At most three cards, in the order drawn: a byte each in one number, the first lowest, and their count above them.
// Which card is played, no processor can guess: so it is found, and the later ones move on, without a branch.
class Hand {
public:
    constexpr int size() const { return static_cast<int>(bits_ >> countAt); }
    constexpr bool empty() const { return size() == 0; }
    constexpr Card operator[](int index) const {
        assert(index >= 0 && index < size());
        return cardAt(static_cast<unsigned>(index));
    }
    constexpr bool contains(Card card) const {
        return (size() > 0 && cardAt(0) == card) || (size() > 1 && cardAt(1) == card) ||
               (size() > 2 && cardAt(2) == card);
    }
    constexpr void add(Card card) {
        assert(size() < handSize);
        bits_ |= std::uint32_t{static_cast<std::uint8_t>(card)} << size() * bitsOfCard;
        bits_ += one;
    }
    constexpr void take(Card card) {
        assert(contains(card));
        const unsigned afterFirst = cardAt(0) != card ? 1 : 0;
        const unsigned afterSecond = cardAt(1) != card ? 1 : 0;
        const std::uint32_t earlier = ones((afterFirst + (afterFirst & afterSecond)) * bitsOfCard);
        const std::uint32_t cards = bits_ & ones(countAt);
        const std::uint32_t count = bits_ - cards - one;
        bits_ = count | (cards & earlier) | (cards >> bitsOfCard & ~earlier);
    }
    bool operator==(const Hand&) const = default;

    class Iterator {
    public:
        constexpr Iterator(const Hand& hand, int index) : hand_(hand), index_(index) {}
        constexpr Card operator*() const { return hand_[index_]; }
        constexpr Iterator& operator++() {
            ++index_;
            return *this;
        }
        constexpr bool operator==(const Iterator& other) const { return index_ == other.index_; }

    private:
        const Hand& hand_;
        int index_;
    };
    constexpr Iterator begin() const { return {*this, 0}; }
    constexpr Iterator end() const { return {*this, size()}; }

private:
    static_assert(handSize == 3 && sizeof(Card) == 1);
    static constexpr unsigned bitsOfCard = 8;
    static constexpr unsigned countAt = handSize * bitsOfCard;
    static constexpr std::uint32_t one = std::uint32_t{1} << countAt;

    static constexpr std::uint32_t ones(unsigned count) { return (std::uint32_t{1} << count) - 1; }
    constexpr Card cardAt(unsigned index) const { return static_cast<Card>(bits_ >> index * bitsOfCard & 0xFFu); }

    std::uint32_t bits_ = 0;
};

}  // namespace intrika::schemes
