#include "engines/table/own_boards.h"

#include "engines/session/json_text.h"
#include "engines/table/save_file.h"

#include <QDir>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <utility>

namespace intrika {
namespace {

bool isSupplied(const std::string& id, const BoardKit& kit) {
    const auto boards = kit.supplied();
    return std::any_of(boards.begin(), boards.end(), [&id](const auto& board) { return board->id == id; });
}

std::optional<Problem> takeUp(const BoardMap& board, const BoardKit& kit) {
    const auto wrong = [](Text text) { return Problem{Problem::Code::badValue, "/id", -1, std::move(text)}; };
    // A saved game names its board: nothing may take the place of one that everybody has.
    if (isSupplied(board.id, kit)) return wrong(say("problem.board.supplied", {literal(board.id)}));
    const auto used = kit.use(board);
    if (!used) return used.error();
    if (!*used) return wrong(say("problem.board.too-many"));
    return std::nullopt;
}

}  // namespace

Expected<BoardMap> readBoardFile(const QString& path, const BoardKit& kit) {
    const auto text = fileText(path);
    if (!text) return unexpected(text.error());
    const auto json = parseJson(*text);
    if (!json) return unexpected(json.error());
    return readBoardMap(*json, kit.marks);
}

std::vector<OwnBoard> takeUpOwnBoards(const BoardKit& kit) {
    std::vector<OwnBoard> taken;
    const QDir folder(boardFolder());
    for (const QFileInfo& info : folder.entryInfoList({QStringLiteral("*.json")}, QDir::Files, QDir::Name)) {
        const auto board = readBoardFile(info.filePath(), kit);
        if (board && !takeUp(*board, kit)) taken.push_back({board->id, board->name});
    }
    return taken;
}

QString ownBoardFile(const QString& id) { return boardFolder() + u'/' + id + QStringLiteral(".json"); }

std::optional<Problem> keepBoard(const BoardMap& board, const BoardKit& kit) {
    if (auto problem = takeUp(board, kit)) return problem;
    return saveRecord(ownBoardFile(QString::fromStdString(board.id)), writeBoardFile(board));
}

}  // namespace intrika
