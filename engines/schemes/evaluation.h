// What the cards of a column are worth at the end of a round, and who gets its goal card (S-50 to S-82).
#pragma once

#include "engines/schemes/state.h"

#include <span>

namespace intrika::schemes {

enum class Removal : std::uint8_t { none, wizard, witch };
inline constexpr std::array<std::string_view, 3> removalIds{"", "wizard", "witch"};
enum class By : std::uint8_t { nobody, most, least, pair };
inline constexpr std::array<std::string_view, 4> byIds{"nobody", "most", "least", "pair"};

// Only the entries of the column's cards are set.
struct Evaluation {
    std::array<Halves, Columns::capacity> values;  // noValue: removed, or a double without a value
    std::array<Removal, Columns::capacity> removed;
    std::array<std::int16_t, maxPlayers> sums;  // in halves; noValue: does not count (S-42)
    By by;
    Seat winner;  // noSeat: nobody counts
};

// `cards` from the goal card downwards, wearers in place of their hats (S-32).
void evaluate(std::span<const Placed> cards, GoalKind kind, bool witchByList, Evaluation& out);

// S-32: the cards as they count in the end, wearers in place of their hats.
void putWearers(Columns& columns, const std::array<Card, maxPlayers>& under);

}  // namespace intrika::schemes
