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
        // Without branches: which card it will be, no processor can guess.
        const bool isFirst = cards_[0] == card;
        const bool isLast = !isFirst && cards_[1] != card;
        cards_[0] = isFirst ? cards_[1] : cards_[0];
        cards_[1] = isLast ? cards_[1] : cards_[2];
        cards_[2] = {};
        --size_;
    }
    bool operator==(const Hand&) const = default;

private:
    static_assert(handSize == 3);
    std::array<Card, handSize> cards_{};
    std::uint8_t size_ = 0;
};

}  // namespace intrika::schemes
