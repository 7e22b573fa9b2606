#include "engines/files/own_boards.h"

#include "engines/boards/board_names.h"
#include "engines/files/save_file.h"

#include <QDir>
#include <QFile>
#include <QUrl>

#include <algorithm>
#include <utility>

namespace intrika::files {
namespace {

bool isSupplied(const std::string& id, const BoardKit& kit) {
    const auto boards = kit.supplied();
    return std::any_of(boards.begin(), boards.end(), [&id](const auto& board) { return board->id == id; });
}

// Why no game can be dealt on it.
std::optional<Problem> faultOf(const BoardMap& board, const BoardKit& kit) {
    const auto wrong = [](std::string place, Text text) {
        return Problem{Problem::Code::badValue, std::move(place), -1, std::move(text)};
    };
    // A saved game names its board: nothing may take the place of one that everybody has.
    if (isSupplied(board.id, kit)) return wrong("/id", say("problem.board.supplied", {literal(board.id)}));
    const auto faults = faultsOf(board, kit);
    return faults.empty() ? std::nullopt : std::optional(wrong(faults.front().place, faults.front().text));
}

}  // namespace

Expected<BoardMap> readBoardFile(const QString& path, const BoardKit& kit) {
    const auto text = fileText(path);
    return text ? parseBoard(*text, kit.marks) : unexpected(text.error());
}

OwnBoards ownBoards(const BoardKit& kit) {
    OwnBoards boards;
    const QDir folder(boardFolder());
    for (const QFileInfo& info : folder.entryInfoList({QStringLiteral("*.json")}, QDir::Files, QDir::Name)) {
        auto board = readBoardFile(info.filePath(), kit);
        if (!board || faultOf(*board, kit)) continue;
        boards.push_back(std::make_shared<const BoardMap>(std::move(*board)));
    }
    return boards;
}

// Whatever a stranger's file calls itself: its name is no way to other folders.
QString ownBoardFile(const QString& id) {
    return boardFolder() + u'/' + QString::fromLatin1(QUrl::toPercentEncoding(id)) + QStringLiteral(".json");
}

std::string freeBoardId(const std::string& wanted, const BoardKit& kit) {
    std::string id = wanted;
    for (int number = 2; isSupplied(id, kit) || QFile::exists(ownBoardFile(QString::fromStdString(id))); ++number) {
        id = wanted + '-' + std::to_string(number);
    }
    return id;
}

std::optional<Problem> keepBoard(const BoardMap& board, const BoardKit& kit) {
    if (auto problem = faultOf(board, kit)) return problem;
    return saveRecord(ownBoardFile(QString::fromStdString(board.id)), writeBoardFile(board));
}

}  // namespace intrika::files
