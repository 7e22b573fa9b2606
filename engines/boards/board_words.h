// How the cells of a map are called in the reader's language. In files they have names of their own (board_map.h).
#pragma once

#include "engines/boards/board_map.h"
#include "engines/core/text.h"

#include <string>

namespace intrika::boards {

// Row and column are counted from 1, the column within its half.
inline Text coordinatesOf(bool isLeft, int row, int column) {
    constexpr const char* noBreak = "\u2060";  // behind the colon that the texts begin with
    return say(isLeft ? "map.cell-left" : "map.cell-right",
               {literal(noBreak + std::to_string(row) + ',' + std::to_string(column))});
}

inline Text coordinatesOf(const BoardMap& board, MapCell cell) {
    const bool isLeft = cell.x < board.columns;
    return coordinatesOf(isLeft, cell.y + 1, cell.x + 1 - (isLeft ? 0 : board.columns));
}

}  // namespace intrika::boards
