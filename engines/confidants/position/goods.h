// What can change hands between armies and players.
#pragma once

#include "engines/confidants/position/cards.h"

namespace intrika::confidants {

inline constexpr std::uint16_t mostGold = 60000;  // in one purse

// What can change hands: a gift, a wagon or some gold.
class Goods {
public:
    constexpr Goods() = default;
    static constexpr Goods of(Gift gift) { return Goods(static_cast<std::uint16_t>(gift)); }
    static constexpr Goods of(City wagon) {
        return Goods(static_cast<std::uint16_t>(giftTotal + static_cast<int>(wagon)));
    }
    static constexpr Goods ofGold(int amount) { return Goods(static_cast<std::uint16_t>(firstGold + amount)); }

    constexpr bool isGift() const { return bits_ < giftTotal; }
    constexpr bool isGold() const { return bits_ >= firstGold; }
    constexpr bool isWagon() const { return !isGift() && !isGold(); }
    constexpr Gift gift() const { return static_cast<Gift>(bits_); }
    constexpr City wagon() const { return static_cast<City>(bits_ - giftTotal); }
    constexpr int gold() const { return bits_ - firstGold; }
    bool operator==(const Goods&) const = default;

private:
    static constexpr int firstGold = giftTotal + cityCount;
    explicit constexpr Goods(std::uint16_t bits) : bits_(bits) {}
    std::uint16_t bits_ = 0;
};

}  // namespace intrika::confidants
