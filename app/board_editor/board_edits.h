// What an editor does to a board: each gives the board that it leads to, and leaves it as it was where it cannot be.
#pragma once

#include "app/board_editor/room.h"
#include "engines/boards/board_kit.h"

namespace intrika::board_editor {

inline constexpr int leastBoardRows = 6, leastBoardColumns = 3;

BoardMap emptyBoard(const BoardKit& kit, int rows, int columns);

// Land; what stands on a cell keeps it plain. A river ends before what is made land, and another rises behind it.
BoardMap withLand(BoardMap board, MapCell cell, Terrain land);
// Goes on from the mouth of a river, or begins a new one. Over the edge of the board it flows where it begins and ends
// there; beside another river it ends in that. A new one gets the name.
BoardMap withRiver(BoardMap board, MapCell from, MapCell to, const BothNames& name);
// A ford or a bridge on a river; where there is one already, only the river stays.
BoardMap withCrossing(BoardMap board, MapCell cell, Terrain crossing);
BoardMap withSettlement(BoardMap board, const BoardKit& kit, MapCell cell, MapSettlement::Kind kind,
                        const BothNames& name);
BoardMap withStart(BoardMap board, MapCell cell);  // where it is one already: no more
BoardMap withMark(BoardMap board, MapCell cell, const std::string& key);
BoardMap cleared(BoardMap board, MapCell cell);  // of all that was put on it
// The lower left corner stays; what lies beyond the new edges goes.
BoardMap resized(BoardMap board, int rows, int columns);

// All villages but one, all towns and cities.
MapGoal usualGoal(const BoardMap& board);

}  // namespace intrika::board_editor
