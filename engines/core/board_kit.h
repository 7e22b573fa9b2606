// What a game offers to those who draw, print and make boards for it.
#pragma once

#include "engines/core/board_file.h"
#include "engines/core/board_map.h"

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace intrika {

struct BoardFault {
    Text text;
    std::string place = {};            // in the board's file, a JSON Pointer
    std::optional<MapCell> cell = {};  // where there is one at fault
};

struct BoardKit {
    std::span<const MarkKind> marks;
    std::span<const std::string_view> cities;  // ids of the settlements of kind city, which every board has
    std::vector<std::shared_ptr<const BoardMap>> (*supplied)() = nullptr;
    // What the game asks for beside `faultsOf`; called only where that finds nothing.
    std::vector<BoardFault> (*faults)(const BoardMap& board) = nullptr;
    // From now on games can be dealt on it, by its id. False: too many are in use; a problem: it has faults.
    Expected<bool> (*use)(const BoardMap& board) = nullptr;
    // As `use`, on this thread alone and until the next call: the board of this id is the one that a game's record
    // brings along, whatever else goes by that name here. Null: as everywhere.
    Expected<bool> (*bring)(const BoardMap* board) = nullptr;
    std::string_view option = {};  // of the game, which names the board
};

// What would be wrong on any board: all of it, as people mend one thing after the other. A single fault of the game's
// kind is found by `kit.faults` once these are mended.
std::vector<BoardFault> faultsOf(const BoardMap& board, const BoardKit& kit);

}  // namespace intrika
