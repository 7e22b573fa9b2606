// Where every gift card is: before all eyes, or in which order in the piles.
#pragma once

#include "engines/confidants/position/cards.h"
#include "engines/core/fixed_list.h"
#include "engines/core/seat.h"

namespace intrika::confidants {

// An army, the discards, some city's pile; or out of the game.
class GiftZone {
public:
    constexpr GiftZone() = default;
    static constexpr GiftZone with(Seat seat, ArmyKind army) {
        return GiftZone(static_cast<std::uint8_t>(seat * armyCount + static_cast<int>(army)));
    }
    static constexpr GiftZone discard() { return GiftZone(12); }
    static constexpr GiftZone piled() { return GiftZone(13); }
    static constexpr GiftZone notInGame() { return GiftZone(14); }
    constexpr bool isOrdered() const { return index_ < 13; }
    bool operator==(const GiftZone&) const = default;

private:
    explicit constexpr GiftZone(std::uint8_t index) : index_(index) {}
    std::uint8_t index_ = 14;
};

using GiftList = FixedList<Gift, giftTotal>;

// What everybody knows: of a card in a pile, no more than that.
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
        if (from.isOrdered()) {
            for (std::size_t other = 0; other < zones_.size(); ++other) {
                if (zones_[other] == from && orders_[other] > orders_[at(gift)]) --orders_[other];
            }
        }
        zones_[at(gift)] = GiftZone::notInGame();
        orders_[at(gift)] = static_cast<std::uint8_t>(to.isOrdered() ? count(to) : 0);
        zones_[at(gift)] = to;
    }
    bool operator==(const GiftPlaces&) const = default;

private:
    static constexpr std::size_t at(Gift gift) { return static_cast<std::size_t>(gift); }
    std::array<GiftZone, giftTotal> zones_{};
    std::array<std::uint8_t, giftTotal> orders_{};
};

// What nobody knows: the cards of each city's pile, from the top.
class GiftPiles {
public:
    constexpr int count(City city) const { return counts_[at(city)]; }
    constexpr GiftList list(City city) const {
        GiftList list;
        const std::size_t top = topOf(city);
        for (std::size_t card = top; card < top + counts_[at(city)]; ++card) list.append(cards_[card]);
        return list;
    }

    constexpr void putBelow(City city, Gift gift) {
        const std::size_t place = topOf(city) + counts_[at(city)]++;
        for (std::size_t card = cards_.size() - 1; card > place; --card) cards_[card] = cards_[card - 1];
        cards_[place] = gift;
    }
    constexpr Gift draw(City city) {
        const std::size_t top = topOf(city);
        const Gift drawn = cards_[top];
        for (std::size_t card = top + 1; card < cards_.size(); ++card) cards_[card - 1] = cards_[card];
        cards_.back() = Gift{};
        --counts_[at(city)];
        return drawn;
    }
    bool operator==(const GiftPiles&) const = default;

private:
    static constexpr std::size_t at(City city) { return static_cast<std::size_t>(city); }
    constexpr std::size_t topOf(City city) const {
        std::size_t top = 0;
        for (std::size_t pile = 0; pile < at(city); ++pile) top += counts_[pile];
        return top;
    }

    std::array<Gift, giftTotal> cards_{};  // one pile after the other; behind them 0
    std::array<std::uint8_t, cityCount> counts_{};
};

}  // namespace intrika::confidants
