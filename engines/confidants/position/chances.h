// What chance can bring (section 11.3 of the rules).
#pragma once

#include "engines/confidants/position/cards.h"

#include <variant>

namespace intrika::confidants {

enum class ChanceKind : std::uint8_t { plotDie, mobDice, robberDice, battleDie, steal };  // in the order of Chance
inline constexpr std::array<std::string_view, 5> chanceIds{"plot-die", "mob-dice", "robber-dice", "battle-die",
                                                           "steal"};
inline constexpr int dieFaces = 6;
struct PlotDie {
    std::uint8_t value;
    bool operator==(const PlotDie&) const = default;
};
struct MobDice {
    std::array<std::uint8_t, 3> values;
    int steps() const {  // E-105: without the highest
        const int highest = values[0] > values[1] ? values[0] : values[1];
        return values[0] + values[1] + values[2] - (highest > values[2] ? highest : values[2]);
    }
    bool operator==(const MobDice&) const = default;
};
struct RobberDice {
    std::array<std::uint8_t, 2> values;
    int steps() const { return values[0] + values[1]; }
    bool operator==(const RobberDice&) const = default;
};
struct BattleDie {
    std::uint8_t value;
    bool operator==(const BattleDie&) const = default;
};
struct Steal {
    Gift gift;
    bool operator==(const Steal&) const = default;
};
using Chance = std::variant<PlotDie, MobDice, RobberDice, BattleDie, Steal>;

}  // namespace intrika::confidants
