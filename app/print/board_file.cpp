#include "app/print/board_file.h"

#include "app/print/sheet_plan.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

#include <algorithm>

namespace intrika {
namespace {

tl::unexpected<Text> wrong(const QString& board, const QString& where) {
    return tl::unexpected(say("print.problem.board", {literal(board.toStdString()), literal(where.toStdString())}));
}

QSizeF sheetNamed(const QString& name) {
    for (const Paper paper : {Paper::a4, Paper::letter, Paper::a3, Paper::a2}) {
        if (paperName(paper) == name) return paperMm(paper, Turn::portrait);
    }
    return {};
}

// "J:4,3": half, row from the bottom, column of that half.
bool place(const QString& at, const BoardFile& board, BoardSite& site) {
    static const QRegularExpression pattern(QStringLiteral("^([BJ]):(\\d{1,3}),(\\d{1,3})$"));
    const auto match = pattern.match(at);
    const int half = board.columns / 2, row = match.captured(2).toInt(), column = match.captured(3).toInt();
    if (!match.hasMatch() || row < 1 || row > board.rows || column < 1 || column > half) return false;
    site.at = at;
    site.row = board.rows - row;
    site.column = column - 1 + (match.captured(1) == u"J" ? half : 0);
    return true;
}

QString readSites(const QJsonObject& json, const QString& language, BoardFile& board) {
    for (const QJsonValue value : json.value(QLatin1String("settlements")).toArray()) {
        const QJsonObject one = value.toObject();
        BoardSite site;
        site.id = one.value(QLatin1String("id")).toString();
        site.kind = one.value(QLatin1String("kind")).toString();
        site.name = one.value(QLatin1String("name")).toObject().value(language).toString();
        if (site.name.isEmpty() || !place(one.value(QLatin1String("at")).toString(), board, site)) {
            return QStringLiteral("settlements: ") + site.id;
        }
        board.sites.append(site);
    }
    for (const char* band : {"robbers", "mob"}) {
        BoardSite site;
        site.id = site.kind = QLatin1String(band);
        if (!place(json.value(QLatin1String(band)).toString(), board, site)) return site.id;
        board.marks.append(site);
    }
    for (const QJsonValue at : json.value(QLatin1String("start")).toArray()) {
        BoardSite site;
        site.kind = QStringLiteral("start");
        if (!place(at.toString(), board, site)) return site.kind;
        board.marks.append(site);
    }
    return {};
}

}  // namespace

const BoardSite* BoardFile::site(const QString& wanted) const {
    const auto found = std::find_if(sites.begin(), sites.end(), [&](const BoardSite& one) { return one.id == wanted; });
    return found == sites.end() ? nullptr : &*found;
}

QRectF BoardFile::field() const {
    const QSizeF size(columns * cellMm, rows * cellMm);
    return {QPointF((sheet.width() - size.width()) / 2, (sheet.height() - size.height()) / 2), size};
}

Printable<BoardFile> readBoardFile(const QString& named, const QString& language) {
    const QString supplied = QStringLiteral(":/boards/%1.json").arg(named);
    QFile file(QFile::exists(supplied) ? supplied : named);
    if (!file.open(QIODevice::ReadOnly)) return wrong(named, file.errorString());
    QJsonParseError error{};
    const QJsonObject json = QJsonDocument::fromJson(file.readAll(), &error).object();
    if (json.isEmpty()) return wrong(named, QStringLiteral("JSON, %1").arg(error.offset));
    BoardFile board;
    board.id = json.value(QLatin1String("id")).toString();
    board.name = json.value(QLatin1String("name")).toObject().value(language).toString();
    board.rows = json.value(QLatin1String("rows")).toInt();
    board.columns = 2 * json.value(QLatin1String("columns")).toInt();
    board.cellMm = json.value(QLatin1String("cellMm")).toDouble();
    board.sheet = sheetNamed(json.value(QLatin1String("sheet")).toString());
    for (const QJsonValue row : json.value(QLatin1String("terrain")).toArray()) board.terrain << row.toString();
    const bool fits = board.rows > 0 && board.columns > 0 && board.terrain.size() == board.rows &&
                      std::all_of(board.terrain.begin(), board.terrain.end(),
                                  [&board](const QString& row) { return row.size() == board.columns; });
    if (!fits) return wrong(named, QStringLiteral("terrain"));
    if (board.sheet.isEmpty() || board.cellMm <= 0 || board.field().left() < 0 || board.field().top() < 0) {
        return wrong(named, QStringLiteral("sheet"));
    }
    if (const QString where = readSites(json, language, board); !where.isEmpty()) return wrong(named, where);
    return board;
}

}  // namespace intrika
