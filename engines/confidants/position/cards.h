// Armies, wagons and cards of The Emperor's Confidants (section 3 of its rules), with what is printed on them.
#pragma once

#include "engines/confidants/board/city.h"
#include "engines/core/small_set.h"

#include <array>
#include <cstdint>
#include <string_view>

namespace intrika::confidants {

inline constexpr int maxPlayers = 4;
inline constexpr int trackEnd = 16;  // of fatigue and of finding

enum class ArmyKind : std::uint8_t { patrician, large, small };
inline constexpr int armyCount = 3;
inline constexpr ArmyKind noArmy{0xFF};
inline constexpr std::array<std::string_view, armyCount> armyIds{"patrician", "large", "small"};
inline constexpr std::array<ArmyKind, armyCount> allArmies{ArmyKind::patrician, ArmyKind::large, ArmyKind::small};
inline constexpr std::array<ArmyKind, 2> mercenaries{ArmyKind::large, ArmyKind::small};
inline constexpr std::array<std::uint8_t, armyCount> firstStrengths{3, 2, 1};
using ArmySet = SmallSet<ArmyKind, armyCount>;

// A wagon is named by the city for which it is bound, a pile of gifts by the one where it lies.
inline constexpr City noWagon{0xFF};

// An action card, by its rank: the number on it, so many steps the patrician walks (E-41).
enum class Rank : std::uint8_t {
    camping,
    freshHorses,
    dirtyBusiness,
    localGuide,
    plotHigh,
    jewel,
    plotLow,
    messenger,
    gallop
};
inline constexpr int rankCount = 9;
inline constexpr Rank noRank{0xFF};
inline constexpr std::array<std::string_view, rankCount> rankIds{"camping",     "fresh-horses", "dirty-business",
                                                                 "local-guide", "plot-high",    "jewel",
                                                                 "plot-low",    "messenger",    "gallop"};
using RankSet = SmallSet<Rank, rankCount>;
constexpr int numberOf(Rank rank) { return static_cast<int>(rank); }

enum class Secret : std::uint8_t { feast, plot, support, foulTip, recruit, luck, veto, courier, haste };
inline constexpr int secretKinds = 9;
inline constexpr Secret noSecret{0x7F};
inline constexpr std::array<std::string_view, secretKinds> secretIds{"feast", "plot", "support", "foul-tip", "recruit",
                                                                     "luck",  "veto", "courier", "haste"};
inline constexpr std::array<std::uint8_t, secretKinds> secretCopies{1, 2, 1, 2, 1, 1, 1, 1, 2};
inline constexpr int secretTotal = 12;
inline constexpr int reserveSize = 3;
inline constexpr std::array<Secret, reserveSize> firstReserve{Secret::plot, Secret::foulTip, Secret::courier};

// A hand of secret cards: how many there are of each kind.
class SecretHand {
public:
    constexpr SecretHand() = default;
    static constexpr SecretHand all() {
        SecretHand hand;
        for (std::size_t kind = 0; kind < secretCopies.size(); ++kind) {
            for (int copy = 0; copy < secretCopies[kind]; ++copy) hand.add(static_cast<Secret>(kind));
        }
        return hand;
    }

    constexpr int copies(Secret kind) const { return static_cast<int>(bits_ >> shift(kind) & 3u); }
    constexpr bool contains(Secret kind) const { return copies(kind) > 0; }
    constexpr bool empty() const { return bits_ == 0; }
    constexpr int count() const {
        int sum = 0;
        for (std::uint32_t left = bits_; left != 0; left >>= 2) sum += static_cast<int>(left & 3u);
        return sum;
    }
    constexpr void add(Secret kind) { bits_ += 1u << shift(kind); }
    constexpr void take(Secret kind) { bits_ -= 1u << shift(kind); }
    bool operator==(const SecretHand&) const = default;

private:
    static constexpr unsigned shift(Secret kind) { return 2u * static_cast<unsigned>(kind); }
    std::uint32_t bits_ = 0;
};

// A gift card: kind and number. With n players the numbers 1..n are in the game.
enum class GiftKind : std::uint8_t { money, diplomacy, map, weapon };
inline constexpr int giftKinds = 4;
inline constexpr std::array<std::string_view, giftKinds> giftKindIds{"money", "diplomacy", "map", "weapon"};
enum class Gift : std::uint8_t {};
inline constexpr int giftTotal = giftKinds * maxPlayers;
constexpr Gift giftOf(GiftKind kind, int number) {  // number from 0
    return static_cast<Gift>(static_cast<int>(kind) * maxPlayers + number);
}
constexpr GiftKind kindOf(Gift gift) { return static_cast<GiftKind>(static_cast<int>(gift) / maxPlayers); }
constexpr int numberOf(Gift gift) { return static_cast<int>(gift) % maxPlayers; }  // from 0
inline constexpr std::array<std::string_view, giftTotal> giftIds{
    "money-1", "money-2", "money-3", "money-4", "diplomacy-1", "diplomacy-2", "diplomacy-3", "diplomacy-4",
    "map-1",   "map-2",   "map-3",   "map-4",   "weapon-1",    "weapon-2",    "weapon-3",    "weapon-4"};

enum class Free : std::uint8_t { toll, intrigue, doublePay, supper, guide };
inline constexpr int freeKinds = 5;
inline constexpr std::array<std::string_view, freeKinds> freeIds{"toll", "intrigue", "double-pay", "supper", "guide"};

enum class Band : std::uint8_t { mob, robbers };
inline constexpr int bandCount = 2;
inline constexpr std::array<std::string_view, bandCount> bandIds{"mob", "robbers"};

}  // namespace intrika::confidants
