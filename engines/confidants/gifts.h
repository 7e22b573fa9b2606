// Where every gift card is, and in which order those at one place came there.
#pragma once

#include "engines/confidants/cards.h"
#include "engines/confidants/line.h"
#include "engines/core/seat.h"

namespace intrika::confidants {

// An army, a city's pile, the discards; or out of the game, or somewhere in the piles.
class GiftZone {
public:
    constexpr GiftZone() = default;
    static constexpr GiftZone with(Seat seat, ArmyKind army) {
        return GiftZone(static_cast<std::uint8_t>(seat * armyCount + static_cast<int>(army)));
    }
    static constexpr GiftZone pile(City city) {
        return GiftZone(static_cast<std::uint8_t>(12 + static_cast<int>(city)));
    }
    static constexpr GiftZone discard() { return GiftZone(15); }
    static constexpr GiftZone unknownPile() { return GiftZone(16); }
    static constexpr GiftZone notInGame() { return GiftZone(17); }
    constexpr bool isPile() const { return index_ >= 12 && index_ < 15; }
    bool operator==(const GiftZone&) const = default;

private:
    explicit constexpr GiftZone(std::uint8_t index) : index_(index) {}
    std::uint8_t index_ = 17;
};

using GiftList = Line<Gift, giftTotal>;

// Of a pile, the first is the top.
class GiftPlaces {
public:
    constexpr GiftZone zone(Gift gift) const { return zones_[at(gift)]; }
    constexpr int count(GiftZone zone) const {
        int sum = 0;
        for (const GiftZone one : zones_) sum += one == zone ? 1 : 0;
        return sum;
    }
    constexpr int count(GiftZone zone, GiftKind kind) const {
        int sum = 0;
        for (int number = 0; number < maxPlayers; ++number) sum += this->zone(giftOf(kind, number)) == zone ? 1 : 0;
        return sum;
    }
    constexpr GiftList list(GiftZone zone) const {
        std::array<Gift, giftTotal> sorted{};
        int found = 0;
        for (int gift = 0; gift < giftTotal; ++gift) {
            if (zones_[static_cast<std::size_t>(gift)] != zone) continue;
            sorted[orders_[static_cast<std::size_t>(gift)]] = static_cast<Gift>(gift);
            ++found;
        }
        GiftList list;
        for (int index = 0; index < found; ++index) list.append(sorted[static_cast<std::size_t>(index)]);
        return list;
    }

    // To the end of the zone's list.
    constexpr void move(Gift gift, GiftZone to) {
        const GiftZone from = zone(gift);
        if (from != GiftZone::notInGame() && from != GiftZone::unknownPile()) {
            for (std::size_t other = 0; other < zones_.size(); ++other) {
                if (zones_[other] == from && orders_[other] > orders_[at(gift)]) --orders_[other];
            }
        }
        zones_[at(gift)] = GiftZone::notInGame();
        const bool ordered = to != GiftZone::unknownPile() && to != GiftZone::notInGame();
        orders_[at(gift)] = static_cast<std::uint8_t>(ordered ? count(to) : 0);
        zones_[at(gift)] = to;
    }
    bool operator==(const GiftPlaces&) const = default;

private:
    static constexpr std::size_t at(Gift gift) { return static_cast<std::size_t>(gift); }
    std::array<GiftZone, giftTotal> zones_{};
    std::array<std::uint8_t, giftTotal> orders_{};
};

}  // namespace intrika::confidants
