// Where a piece stands on a map: a cell, and on a cell with several places (the banks of a river) which of them.
#pragma once

#include <cstdint>

namespace intrika {

// The corners of a cell, clockwise; a bank is named by a corner that it touches. `whole`: the cell's only place.
enum class MapCorner : std::uint8_t { whole, nw, ne, se, sw };
inline constexpr int mapCorners = 5;

// Cells are counted from the bottom left one on, row by row upwards.
constexpr std::uint16_t mapPlace(int cell, MapCorner corner = MapCorner::whole) {
    return static_cast<std::uint16_t>(cell * mapCorners + static_cast<int>(corner));
}
constexpr int cellOf(std::uint16_t place) { return place / mapCorners; }
constexpr MapCorner cornerOf(std::uint16_t place) { return static_cast<MapCorner>(place % mapCorners); }

}  // namespace intrika
