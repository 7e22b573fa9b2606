// What a seat can do and what chance can bring, as the notation has it.
#pragma once

#include "engines/core/fixed_list.h"
#include "engines/traitor/supply_set.h"

#include <variant>

namespace intrika::traitor {

struct PlaceEstate {
    std::uint8_t slot;
    bool operator==(const PlaceEstate&) const = default;
};
struct SetConflict {  // between `slot` and the next one clockwise
    std::uint8_t slot;
    bool operator==(const SetConflict&) const = default;
};
struct ChooseAction {
    Action card;
    bool operator==(const ChooseAction&) const = default;
};
struct PlaySupplies {
    SupplySet cards;
    bool operator==(const PlaySupplies&) const = default;
};
struct Build {
    std::uint8_t slot;
    Side side;
    bool operator==(const Build&) const = default;
};
struct Flip {
    std::uint8_t slot;
    bool operator==(const Flip&) const = default;
};
struct Pass {
    bool operator==(const Pass&) const = default;
};
struct Discard {
    SupplySet cards;
    bool operator==(const Discard&) const = default;
};
using Move = std::variant<PlaceEstate, SetConflict, ChooseAction, PlaySupplies, Build, Flip, Pass, Discard>;

using SupplyPile = FixedList<std::uint8_t, supplyTotal>;  // kinds of supply cards

struct SetAside {
    Action card;
    bool operator==(const SetAside&) const = default;
};
struct ShuffleSupply {
    SupplyPile order;
    bool operator==(const ShuffleSupply&) const = default;
};
using Chance = std::variant<SetAside, ShuffleSupply>;

enum class ChanceKind : std::uint8_t { setAside, shuffleSupply };  // in the order of Chance
inline constexpr std::array<std::string_view, 2> chanceIds{"set-aside", "shuffle-supply"};

}  // namespace intrika::traitor
