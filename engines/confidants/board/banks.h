// The banks of water cells (E-150 to E-152).
#pragma once

#include "engines/confidants/board/board.h"
#include "engines/core/small_set.h"

namespace intrika::confidants {

inline constexpr std::array<Side, 4> allSides{Side::n, Side::e, Side::s, Side::w};
using SideSet = SmallSet<Side, 4>;

constexpr Side opposite(Side side) { return static_cast<Side>((static_cast<int>(side) + 2) % 4); }
// The ends of a side of a cell, clockwise, and the corners of the neighbour behind it that touch them.
constexpr Corner firstEnd(Side side) { return static_cast<Corner>(side); }
constexpr Corner secondEnd(Side side) { return static_cast<Corner>((static_cast<int>(side) + 1) % 4); }
constexpr Corner behindFirstEnd(Side side) { return static_cast<Corner>((static_cast<int>(side) + 3) % 4); }
constexpr Corner behindSecondEnd(Side side) { return static_cast<Corner>((static_cast<int>(side) + 2) % 4); }

// The cell behind a side; nothing behind the edge of the board.
std::optional<Spot> neighbour(const BoardPlan& plan, Spot cell, Side side);
// The side of `cell` behind which `other` lies; nothing where they are no neighbours.
std::optional<Side> sideTowards(const BoardPlan& plan, Spot cell, Spot other);

// By cell: the sides through which water runs. Precondition: the courses are sound.
std::vector<SideSet> flowSides(const BoardPlan& plan);

// The bank at a corner, and the bank that a side without flow belongs to, each named by its first corner.
Corner bankAt(SideSet flow, Corner corner);
Corner bankBeside(SideSet flow, Side side);

}  // namespace intrika::confidants
