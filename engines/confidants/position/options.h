// How a game is played, and how it begins.
#pragma once

#include "engines/confidants/board/boards.h"
#include "engines/confidants/position/gifts.h"

namespace intrika::confidants {

enum class MercSteps : std::uint8_t { pool, each };
inline constexpr std::array<std::string_view, 2> mercStepsIds{"pool", "each"};
enum class BridgeDebt : std::uint8_t { evict, massacre };
inline constexpr std::array<std::string_view, 2> bridgeIds{"evict", "massacre"};
enum class CardValues : std::uint8_t { rules, cards };
inline constexpr std::array<std::string_view, 2> cardValuesIds{"rules", "cards"};

struct Options {
    std::uint32_t rounds = 100;  // 0: no end but the goal
    BoardRef board;
    bool exactMove = true;
    MercSteps mercSteps = MercSteps::pool;
    bool mercCities = true;
    BridgeDebt bridge = BridgeDebt::evict;
    CardValues cardValues = CardValues::rules;
    std::uint8_t twoRoundBribe = 3;
    std::uint8_t findingReset = 6;
    bool sycophantsHold = true;
    bool battlePay = true;
    bool wagonsOpen = true;
    bool trades = true;
    std::uint8_t campRest = 1;
    bool operator==(const Options&) const = default;
};

struct Setup {
    Seat first = 0;
    GiftPiles piles;
    bool operator==(const Setup&) const = default;
};

}  // namespace intrika::confidants
