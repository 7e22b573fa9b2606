#include "engines/table/own_boards.h"

#include "engines/core/board_names.h"
#include "engines/session/game_kind.h"
#include "engines/table/save_file.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QUrl>

#include <algorithm>
#include <map>
#include <mutex>
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

// Games are opened by the dozen, to be listed and counted; a board is read again only when its file has changed.
class ReadFiles {
public:
    std::optional<OwnBoard> take(const QFileInfo& info, const BoardKit& kit) {
        const std::lock_guard lock(mutex_);
        File& known = files_[info.filePath()];
        if (known.kit == &kit && known.changed == info.lastModified() && known.size == info.size()) return known.board;
        known = {&kit, info.lastModified(), info.size(), std::nullopt};
        const auto board = readBoardFile(info.filePath(), kit);
        if (board && !takeUp(*board, kit)) known.board = OwnBoard{board->id, board->name};
        return known.board;
    }

    void forget(const QString& path) {
        const std::lock_guard lock(mutex_);
        files_.erase(path);
    }

private:
    struct File {
        const BoardKit* kit = nullptr;
        QDateTime changed;
        qint64 size = 0;
        std::optional<OwnBoard> board;  // none: it is no good
    };
    std::mutex mutex_;
    std::map<QString, File> files_;
};

ReadFiles& readFiles() {
    static ReadFiles files;
    return files;
}

}  // namespace

Expected<BoardMap> readBoardFile(const QString& path, const BoardKit& kit) {
    const auto text = fileText(path);
    return text ? parseBoard(*text, kit.marks) : unexpected(text.error());
}

std::vector<OwnBoard> takeUpOwnBoards(const BoardKit& kit) {
    std::vector<OwnBoard> taken;
    const QDir folder(boardFolder());
    for (const QFileInfo& info : folder.entryInfoList({QStringLiteral("*.json")}, QDir::Files, QDir::Name)) {
        if (const auto board = readFiles().take(info, kit)) taken.push_back(*board);
    }
    return taken;
}

std::shared_ptr<const BoardMap> ownBoardOf(const Session& session) {
    const GameKind& kind = session.kind();
    if (kind.boards == nullptr) return nullptr;
    const std::string id = session.options().at(std::string(kind.boards->option));
    for (const OptionSpec& option : kind.options) {
        const auto& supplied = option.values;
        if (option.key != kind.boards->option) continue;
        if (std::find(supplied.begin(), supplied.end(), id) != supplied.end()) return nullptr;
    }
    for (const Zone& zone : session.tableau(spectator, 0).zones) {
        if (zone.board != nullptr) return zone.board;
    }
    return nullptr;
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
    if (auto problem = takeUp(board, kit)) return problem;
    const QString path = ownBoardFile(QString::fromStdString(board.id));
    readFiles().forget(path);
    return saveRecord(path, writeBoardFile(board));
}

}  // namespace intrika
