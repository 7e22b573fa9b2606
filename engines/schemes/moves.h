// What a seat can do and what chance can bring, as the notation has it.
#pragma once

#include "engines/core/fixed_list.h"
#include "engines/core/seat.h"
#include "engines/schemes/cards.h"

#include <variant>

namespace intrika::schemes {

struct Place {
    Card card;
    std::uint8_t column;
    bool operator==(const Place&) const = default;
};
struct Slip {  // under the hat
    Card card;
    bool operator==(const Slip&) const = default;
};
struct Swap {  // the traitor's goal card with that of this column
    std::uint8_t column;
    bool operator==(const Swap&) const = default;
};
struct Pass {
    bool operator==(const Pass&) const = default;
};
using Move = std::variant<Place, Slip, Swap, Pass>;

using Deck = FixedList<Card, cardCount>;

struct Reshuffle {
    Deck order;
    Seat seat;
    bool operator==(const Reshuffle&) const = default;
};
using Chance = std::variant<Reshuffle>;

enum class ChanceKind : std::uint8_t { reshuffle };  // in the order of Chance
inline constexpr std::array<std::string_view, 1> chanceIds{"reshuffle"};

}  // namespace intrika::schemes
