#include "app/print/board_source.h"

#include "engines/core/board_file.h"
#include "engines/core/board_names.h"
#include "engines/core/json_text.h"

#include <nlohmann/json.hpp>

#include <QFile>

namespace intrika {
namespace {

tl::unexpected<Text> wrong(const QString& board, Text what) {
    return tl::unexpected(say("print.problem.board", {literal(board.toStdString()), part(std::move(what))}));
}

Printable<std::string> textOf(const QString& board) {
    QFile supplied(QStringLiteral(":/boards/%1.json").arg(board));
    if (supplied.open(QIODevice::ReadOnly)) return supplied.readAll().toStdString();
    return readPrintFile(board);
}

}  // namespace

Printable<std::shared_ptr<const BoardMap>> boardToPrint(const Kit& kit, const QString& named) {
    const QString board = named.isEmpty() ? kit.boards.value(0) : named;
    const auto text = textOf(board);
    if (!text) return tl::unexpected(text.error());
    const auto json = parseJson(*text);
    if (!json) return wrong(board, json.error().text);
    std::vector<MarkKind> marks;
    for (const auto& [key, sign] : kit.marks) marks.push_back({key, sign});
    auto map = readBoardMap(*json, marks);
    if (!map) {
        Text what = map.error().text;
        if (!map.error().place.empty()) what = say("problem.at-place", {literal(map.error().place), part(what)});
        return wrong(board, std::move(what));
    }
    return std::make_shared<const BoardMap>(withAllNames(std::move(*map)));
}

}  // namespace intrika
