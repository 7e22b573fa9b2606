#include "app/print/board_source.h"

#include "engines/boards/board_names.h"

#include <QFile>

namespace intrika::print {
namespace {

Expected<std::string> textOf(const QString& board) {
    QFile supplied(QStringLiteral(":/boards/%1.json").arg(board));
    if (supplied.open(QIODevice::ReadOnly)) return supplied.readAll().toStdString();
    return readPrintFile(board);
}

}  // namespace

Expected<std::shared_ptr<const BoardMap>> boardToPrint(const Kit& kit, const QString& named) {
    if (kit.boards.isEmpty()) return nullptr;
    const QString board = named.isEmpty() ? kit.boards.value(0) : named;
    const auto text = textOf(board);
    if (!text) return unexpected(text.error());
    return parseBoardToPrint(kit, board, *text);
}

Expected<std::shared_ptr<const BoardMap>> parseBoardToPrint(const Kit& kit, const QString& board,
                                                            std::string_view text) {
    std::vector<MarkKind> marks;
    for (const auto& [key, sign] : kit.marks) marks.push_back({key, sign});
    auto map = parseBoard(text, marks);
    if (!map) {
        return unexpected(map.error().code,
                          say("print.problem.board", {literal(board.toStdString()), part(withPlace(map.error()))}));
    }
    return std::make_shared<const BoardMap>(std::move(*map));
}

}  // namespace intrika::print
