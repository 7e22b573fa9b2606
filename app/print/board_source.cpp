#include "app/print/board_source.h"

#include "engines/core/board_file.h"
#include "engines/core/board_names.h"

#include <nlohmann/json.hpp>

#include <QFile>

#include <optional>

namespace intrika {
namespace {

using Json = nlohmann::json;

tl::unexpected<Text> wrong(const QString& board, Text what) {
    return tl::unexpected(say("print.problem.board", {literal(board.toStdString()), part(std::move(what))}));
}

std::optional<Json> parsed(const QByteArray& text, std::size_t& errorAt) {
    try {
        return Json::parse(text.begin(), text.end());
    } catch (const Json::parse_error& error) {
        errorAt = error.byte;
        return std::nullopt;
    }
}

}  // namespace

Printable<std::shared_ptr<const BoardMap>> boardToPrint(const Kit& kit, const QString& named) {
    const QString board = named.isEmpty() ? kit.boards.value(0) : named;
    const QString supplied = QStringLiteral(":/boards/%1.json").arg(board);
    QFile file(QFile::exists(supplied) ? supplied : board);
    if (!file.open(QIODevice::ReadOnly)) {
        return tl::unexpected(
            say("print.problem.read", {literal(board.toStdString()), literal(file.errorString().toStdString())}));
    }
    std::size_t errorAt = 0;
    const auto json = parsed(file.readAll(), errorAt);
    if (!json) return wrong(board, say("print.problem.json", {number(static_cast<std::int64_t>(errorAt))}));
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
