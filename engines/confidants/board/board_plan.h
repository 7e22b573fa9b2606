// What the rules need of a map, in their own terms.
#pragma once

#include "engines/boards/board_map.h"
#include "engines/confidants/board/room.h"
#include "engines/confidants/board/spot.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace intrika::confidants {

enum class Settled : std::uint8_t { village, town, city };
inline constexpr int mostSettlements = 32;
inline constexpr std::uint8_t noSettlement = 0xFF;
struct Settlement {
    std::string id;
    Settled kind = Settled::village;
    Spot at;
    BothNames name;
};

enum class Side : std::uint8_t { n, e, s, w };  // clockwise
struct River {
    std::vector<Spot> course;  // from the source to the mouth
    std::optional<Side> from, to;
    std::optional<Spot> joins;
};

struct BoardPlan {
    std::string id;
    int rows = 0, columns = 0;  // columns of one half
    MapGoal goal;
    std::vector<Terrain> terrain;  // rows from the bottom, each from left to right
    std::vector<River> rivers;
    std::vector<Settlement> settlements;
    std::vector<Spot> start;
    Spot robbers, mob;

    int width() const { return 2 * columns; }
    bool holds(Spot cell) const {
        return cell.row() >= 1 && cell.row() <= rows && cell.column() >= 1 && cell.column() <= columns;
    }
    // Cells are counted from the bottom left corner. Precondition: the cell is on the board.
    int indexOf(Spot cell) const {
        return (cell.row() - 1) * width() + (cell.half() == Half::right ? columns : 0) + cell.column() - 1;
    }
    Spot cellAt(int x, int y) const {
        return x < columns ? Spot(Half::left, y + 1, x + 1) : Spot(Half::right, y + 1, x - columns + 1);
    }
    Terrain at(Spot cell) const { return terrain[static_cast<std::size_t>(indexOf(cell))]; }
};

}  // namespace intrika::confidants
