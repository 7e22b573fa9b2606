#include "engines/boards/board_map.h"

#include <algorithm>
#include <charconv>

namespace intrika::boards {
namespace {

// Takes a number from the front, as it is written in only one way; nothing where there is none.
std::optional<int> takeNumber(std::string_view& text) {
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || number < 1 || text.front() == '0') return std::nullopt;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    return number;
}

}  // namespace

const MapSettlement* BoardMap::settlementAt(MapCell cell) const {
    const auto found = std::find_if(settlements.begin(), settlements.end(),
                                    [cell](const MapSettlement& settlement) { return settlement.at == cell; });
    return found == settlements.end() ? nullptr : &*found;
}

MapCell neighbourOf(MapCell cell, Compass side) {
    switch (side) {
        case Compass::north:
            ++cell.y;
            break;
        case Compass::east:
            ++cell.x;
            break;
        case Compass::south:
            --cell.y;
            break;
        case Compass::west:
            --cell.x;
            break;
    }
    return cell;
}

std::optional<Compass> sideTowards(MapCell cell, MapCell other) {
    for (int side = 0; side < compassPoints; ++side) {
        const auto compass = static_cast<Compass>(side);
        if (neighbourOf(cell, compass) == other) return compass;
    }
    return std::nullopt;
}

std::string nameOf(const BoardMap& board, MapCell cell) {
    const bool left = cell.x < board.columns;
    return (left ? "B:" : "J:") + std::to_string(cell.y + 1) + ',' +
           std::to_string(cell.x + 1 - (left ? 0 : board.columns));
}

std::optional<MapCell> cellNamed(const BoardMap& board, std::string_view name) {
    const bool left = name.substr(0, 2) == "B:";
    if (!left && name.substr(0, 2) != "J:") return std::nullopt;
    name.remove_prefix(2);
    const auto row = takeNumber(name);
    if (!row || *row > board.rows || name.empty() || name.front() != ',') return std::nullopt;
    name.remove_prefix(1);
    const auto column = takeNumber(name);
    if (!column || *column > board.columns || !name.empty()) return std::nullopt;
    return MapCell{static_cast<std::int16_t>(*column - 1 + (left ? 0 : board.columns)),
                   static_cast<std::int16_t>(*row - 1)};
}

}  // namespace intrika::boards
