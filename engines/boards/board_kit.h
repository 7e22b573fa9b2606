// What a game offers to those who draw, print and make boards for it.
#pragma once

#include "engines/boards/board_file.h"
#include "engines/boards/board_map.h"

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace intrika::boards {

struct BoardFault {
    Text text;
    std::string place = {};            // in the board's file, a JSON Pointer
    std::optional<MapCell> cell = {};  // where there is one at fault
};

// Boards beside those that come with a game, which its options may name: the last of an id counts.
using MadeBoards = std::span<const std::shared_ptr<const BoardMap>>;

struct BoardKit {
    std::span<const MarkKind> marks;
    std::span<const std::string_view> cities;  // ids of the settlements of kind city, which every board has
    std::vector<std::shared_ptr<const BoardMap>> (*supplied)() = nullptr;
    // What the game asks for beside `faultsOf`; called only where that finds nothing.
    std::vector<BoardFault> (*faults)(const BoardMap& board) = nullptr;
    std::string_view option = {};  // of the game, which names the board
};

// What would be wrong on any board: all of it, as people mend one thing after the other. A single fault of the game's
// kind is found by `kit.faults` once these are mended.
std::vector<BoardFault> faultsOf(const BoardMap& board, const BoardKit& kit);

}  // namespace intrika::boards
