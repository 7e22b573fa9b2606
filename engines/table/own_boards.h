// Boards that somebody made: kept in the user's data folder, and there to be played on like those of the game.
#pragma once

#include "engines/core/board_kit.h"

#include <QString>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace intrika {

class Session;

struct OwnBoard {
    std::string id;
    BothNames name;
};

// With names proposed for what has none.
Expected<BoardMap> readBoardFile(const QString& path, const BoardKit& kit);

// From now on games can be dealt and opened on all that are in the folder. Files that are no good are left out. May be
// called on any thread.
std::vector<OwnBoard> takeUpOwnBoards(const BoardKit& kit);

// What a game is played on, if people made it; null: it comes with the program.
std::shared_ptr<const BoardMap> ownBoardOf(const Session& session);

QString ownBoardFile(const QString& id);
// This id or, where a board of that name is there already, the first with a number behind it.
std::string freeBoardId(const std::string& wanted, const BoardKit& kit);

// Kept under its id, in place of what was there, and taken up.
std::optional<Problem> keepBoard(const BoardMap& board, const BoardKit& kit);

}  // namespace intrika
