// Board files: a map as people write and keep it.
#pragma once

#include "engines/boards/board_map.h"
#include "engines/core/problem.h"

#include <nlohmann/json_fwd.hpp>

#include <span>
#include <string>
#include <string_view>

namespace intrika::boards {

// What a game asks of a board file beyond the map: the keys of the cells on which something begins.
struct MarkKind {
    std::string_view key, sign;
};

inline constexpr int mostBoardRows = 63;
inline constexpr int mostBoardColumns = 31;  // of one half

// What is wrong is told with its place in the file and, where it is one, with its cell. Boards are read as far as they
// have been made: whether names are missing, and whether one can play on it, is for `faultsOf` to say.
Expected<BoardMap> readBoardMap(const nlohmann::json& json, std::span<const MarkKind> marks);

// What lies one line each, and what is read again as the same.
std::string writeBoardFile(const BoardMap& board);

}  // namespace intrika::boards
