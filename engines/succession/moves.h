// What a seat can do and what chance can bring, as the notation has it.
#pragma once

#include "engines/core/fixed_list.h"
#include "engines/core/seat.h"
#include "engines/succession/cards.h"

#include <variant>

namespace intrika::succession {

struct Play {  // K-11
    Character card;
    bool operator==(const Play&) const = default;
};
struct Pass {
    bool operator==(const Pass&) const = default;
};
struct Steal {  // K-32
    Seat seat;
    Action action;
    bool operator==(const Steal&) const = default;
};
struct Settle {  // K-40
    bool operator==(const Settle&) const = default;
};
struct Give {  // K-41
    Seat seat;
    bool operator==(const Give&) const = default;
};
struct TakeMoney {  // K-42
    std::uint8_t pile;
    bool operator==(const TakeMoney&) const = default;
};
struct Recruit {  // K-44
    std::uint8_t pile;
    bool operator==(const Recruit&) const = default;
};
enum class Price : std::uint8_t { full, discount };  // K-62
struct Buy {                                         // K-45
    std::uint8_t pile;
    Price price;
    bool operator==(const Buy&) const = default;
};
struct Take {  // K-66, K-67; index 0 is the top
    std::uint8_t pile;
    std::uint8_t index;
    bool operator==(const Take&) const = default;
};

// The ability of the active subject; all are `use` in the notation.
struct Use {
    bool operator==(const Use&) const = default;
};
struct UseOnSeat {  // K-54, K-68
    Seat seat;
    bool operator==(const UseOnSeat&) const = default;
};
struct UseToSwap {  // K-57, K-59: places in the rows
    std::uint8_t own;
    Seat seat;
    std::uint8_t theirs;
    bool operator==(const UseToSwap&) const = default;
};
struct UseOnPile {  // K-60
    Sort row;
    std::uint8_t own;
    std::uint8_t pile;
    bool operator==(const UseOnPile&) const = default;
};
struct UseAction {  // K-69
    Action action;
    bool operator==(const UseAction&) const = default;
};
using Move = std::variant<Play, Pass, Steal, Settle, Give, TakeMoney, Recruit, Buy, Take, Use, UseOnSeat, UseToSwap,
                          UseOnPile, UseAction>;

using Hand = FixedList<Character, handAtDeal>;
using Aside = FixedList<Character, 6>;
using CardPile = FixedList<Card, mostOfSort + 1>;  // foot first; a foreign card may lie on top (K-47)

struct Deal {  // K-7
    std::array<Hand, maxPlayers> hands{};
    Aside aside;
    std::uint8_t seats = 0;
    bool operator==(const Deal&) const = default;
};
struct Setup {
    std::array<CardPile, pileCount> piles{};
    Deal deal;
    bool operator==(const Setup&) const = default;
};
struct NewGame {
    Setup setup;
    bool operator==(const NewGame&) const = default;
};
using Chance = std::variant<Deal, NewGame>;

enum class ChanceKind : std::uint8_t { deal, newGame };  // in the order of Chance
inline constexpr std::array<std::string_view, 2> chanceIds{"deal", "new-game"};

}  // namespace intrika::succession
