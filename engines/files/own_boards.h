// Boards that somebody made: kept in the user's data folder, and there to be played on like those of the game.
#pragma once

#include "engines/boards/board_kit.h"
#include "engines/files/room.h"

#include <QString>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace intrika::files {

using OwnBoards = std::vector<std::shared_ptr<const BoardMap>>;

// With names proposed for what has none.
Expected<BoardMap> readBoardFile(const QString& path, const BoardKit& kit);

// All in the folder on which games can be dealt and opened. Files that are no good are left out. May be called on any
// thread.
OwnBoards ownBoards(const BoardKit& kit);

QString ownBoardFile(const QString& id);
// This id or, where a board of that name is there already, the first with a number behind it.
std::string freeBoardId(const std::string& wanted, const BoardKit& kit);

// Kept under its id, in place of what was there.
std::optional<Problem> keepBoard(const BoardMap& board, const BoardKit& kit);

}  // namespace intrika::files
