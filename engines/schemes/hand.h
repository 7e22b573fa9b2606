// The cards that a player has in hand.
#pragma once

#include "engines/schemes/cards.h"

#include <array>
#include <cassert>
#include <cstddef>

namespace intrika::schemes {

// At most three cards, in the order drawn.
class Hand {
public:
    constexpr int size() const { return size_; }
    constexpr bool empty() const { return size_ == 0; }
    constexpr Card operator[](int index) const { return cards_[static_cast<std::size_t>(index)]; }
    constexpr const Card* begin() const { return cards_.data(); }
    constexpr const Card* end() const { return cards_.data() + size_; }
    constexpr bool contains(Card card) const {
        return (size_ > 0 && cards_[0] == card) || (size_ > 1 && cards_[1] == card) || (size_ > 2 && cards_[2] == card);
    }
    constexpr void add(Card card) {
        assert(size_ < handSize);
        cards_[size_++] = card;
    }
    constexpr void take(Card card) {
        assert(contains(card));
        const std::size_t at = cards_[0] == card ? 0 : cards_[1] == card ? 1 : 2;
        for (std::size_t later = at + 1; later < handSize; ++later) cards_[later - 1] = cards_[later];
        cards_[handSize - 1] = {};
        --size_;
    }
    bool operator==(const Hand&) const = default;

private:
    std::array<Card, handSize> cards_{};
    std::uint8_t size_ = 0;
};

}  // namespace intrika::schemes
