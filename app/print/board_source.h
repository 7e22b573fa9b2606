// Where the board that is printed comes from.
#pragma once

#include "app/print/kit.h"
#include "engines/boards/board_map.h"

#include <memory>
#include <string_view>

namespace intrika::print {

// `named`: the id of a supplied board, or a file; empty: the kit's first. Null: the game is played without a board.
Expected<std::shared_ptr<const BoardMap>> boardToPrint(const Kit& kit, const QString& named);

// The same of a file's text. `board`: what it is called where something is wrong in it.
Expected<std::shared_ptr<const BoardMap>> parseBoardToPrint(const Kit& kit, const QString& board,
                                                            std::string_view text);

}  // namespace intrika::print
