// A board that is a map of square cells, as a value: what is drawn, printed and edited, whatever is played on it.
#pragma once

#include "engines/core/map_place.h"

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace intrika::boards {

struct BothNames {
    std::string hu, en;
    const std::string& in(std::string_view language) const { return language == "hu" ? hu : en; }
    bool operator==(const BothNames&) const = default;
};

// Counted from the bottom left corner of the board.
struct MapCell {
    std::int16_t x = 0, y = 0;
    auto operator<=>(const MapCell&) const = default;
};

enum class Terrain : std::uint8_t { plain, forest, mountain, swamp, river, ford, bridge };
constexpr bool isWater(Terrain terrain) { return terrain >= Terrain::river; }

enum class Compass : std::uint8_t { north, east, south, west };  // clockwise
inline constexpr int compassPoints = 4;
constexpr Compass opposite(Compass side) { return static_cast<Compass>((static_cast<int>(side) + 2) % compassPoints); }

struct MapRiver {
    std::string id;
    BothNames name;
    std::vector<MapCell> course;      // from the source to the mouth
    std::optional<Compass> from, to;  // over the edge of the board
    std::optional<MapCell> joins;     // a cell of another river
    bool operator==(const MapRiver&) const = default;
};

struct MapSettlement {
    enum class Kind : std::uint8_t { village, town, city };
    std::string id;
    Kind kind = Kind::village;
    MapCell at;
    BothNames name;
    bool operator==(const MapSettlement&) const = default;
};

// A cell on which something begins that has a name of its own in the game.
struct MapMark {
    std::string key, sign;
    MapCell at;
    bool operator==(const MapMark&) const = default;
};

// Cards that belong to a settlement lie at this edge.
struct MapPile {
    enum class Edge : std::uint8_t { left, right, top, bottom };
    std::string settlement;
    Edge edge = Edge::left;
    bool operator==(const MapPile&) const = default;
};

// How many settlements of each kind a player has to call at.
struct MapGoal {
    int villages = 0, towns = 0, cities = 0;
    bool operator==(const MapGoal&) const = default;
};

struct BoardMap {
    std::string id;
    BothNames name;
    int rows = 0, columns = 0;  // columns of one half: a board folds in the middle
    int cellMm = 16;
    std::string sheet;
    MapGoal goal;
    std::vector<Terrain> terrain;  // row by row from the bottom, each from left to right
    std::vector<MapRiver> rivers;
    std::vector<MapSettlement> settlements;
    std::vector<MapPile> piles;
    std::vector<MapCell> start;
    std::vector<MapMark> marks;

    int width() const { return 2 * columns; }
    bool holds(MapCell cell) const { return cell.x >= 0 && cell.x < width() && cell.y >= 0 && cell.y < rows; }
    // As places of a map count their cells. Precondition of these: the cell is on the board.
    int indexOf(MapCell cell) const { return cell.y * width() + cell.x; }
    MapCell cellAt(int index) const {
        return {static_cast<std::int16_t>(index % width()), static_cast<std::int16_t>(index / width())};
    }
    Terrain at(MapCell cell) const { return terrain[static_cast<std::size_t>(indexOf(cell))]; }
    const MapSettlement* settlementAt(MapCell cell) const;
    bool operator==(const BoardMap&) const = default;
};

MapCell neighbourOf(MapCell cell, Compass side);  // may lie off the board
std::optional<Compass> sideTowards(MapCell cell, MapCell other);

// "B:9,5": the left half (bal), row 9 from the bottom edge, 5th column of that half; J is the right one (jobb).
std::string nameOf(const BoardMap& board, MapCell cell);
std::optional<MapCell> cellNamed(const BoardMap& board, std::string_view name);

}  // namespace intrika::boards
