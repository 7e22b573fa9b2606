// Names for what has none on a board.
#pragma once

#include "engines/boards/board_file.h"

namespace intrika::boards {

// The board's, its rivers' and its places' names as they are; a missing one is that of the other language or, without
// any, the id. For boards from files and records: whoever made them may not have come to names yet.
BoardMap withAllNames(BoardMap board);

// A board file's text as a board to be played on, drawn or printed: with all names.
Expected<BoardMap> parseBoard(std::string_view text, std::span<const MarkKind> marks);

}  // namespace intrika::boards
