#include "app/print/sheet_plan.h"

#include <algorithm>
#include <cmath>

namespace intrika {
namespace {

constexpr double slack = 1e-6;  // against rounding
constexpr double foldGap = 5;   // from the fold line to the bleed

QSizeF upright(Paper paper) {
    switch (paper) {
        case Paper::letter:
            return {215.9, 279.4};
        case Paper::a3:
            return {297, 420};
        case Paper::a2:
            return {420, 594};
        case Paper::a4:
            break;
    }
    return {210, 297};
}

int howMany(double room, double one, double gap) {
    return std::max(0, static_cast<int>(std::floor((room + gap) / (one + gap) + slack)));
}

CutGrid gridOn(const QSizeF& paper, const QSizeF& cut, double gap, double around) {
    const double taken = 2 * (printerMargin + around);
    return {paper, howMany(paper.width() - taken, cut.width(), gap), howMany(paper.height() - taken, cut.height(), gap),
            cut, gap};
}

QList<Turn> turnsToTry(Turn turn) {
    return turn == Turn::automatic ? QList{Turn::portrait, Turn::landscape} : QList{turn};
}

}  // namespace

QSizeF paperMm(Paper paper, Turn turn) {
    return turn == Turn::landscape ? upright(paper).transposed() : upright(paper);
}

QString paperName(Paper paper) {
    switch (paper) {
        case Paper::letter:
            return QStringLiteral("Letter");
        case Paper::a3:
            return QStringLiteral("A3");
        case Paper::a2:
            return QStringLiteral("A2");
        case Paper::a4:
            break;
    }
    return QStringLiteral("A4");
}

QRectF CutGrid::box() const {
    const QSizeF size(columns * (cut.width() + gap) - gap, rows * (cut.height() + gap) - gap);
    return {QPointF((paper.width() - size.width()) / 2, (paper.height() - size.height()) / 2), size};
}

QRectF CutGrid::cutAt(int index) const {
    const QPointF step((cut.width() + gap) * (index % columns), (cut.height() + gap) * (index / columns));
    return {box().topLeft() + step, cut};
}

std::optional<CutGrid> bestGrid(Paper paper, Turn turn, const QSizeF& cut, double gap, double around) {
    std::optional<CutGrid> best;
    for (const Turn one : turnsToTry(turn)) {
        const CutGrid grid = gridOn(paperMm(paper, one), cut, gap, around);
        if (grid.perSheet() > 0 && (!best || grid.perSheet() > best->perSheet())) best = grid;
    }
    return best;
}

std::optional<CutGrid> foldGrid(Paper paper, Turn turn, const QSizeF& cut, double bleed) {
    std::optional<CutGrid> best;
    for (const Turn one : turnsToTry(turn)) {
        const QSizeF size = paperMm(paper, one);
        const double gap = 2 * bleed;
        const int columns = howMany(size.width() - 2 * (printerMargin + bleed), cut.width(), gap);
        const double high = 2 * (cut.height() + 2 * bleed + foldGap + printerMargin);
        if (columns == 0 || high > size.height() + slack) continue;
        if (!best || columns > best->columns) best = CutGrid{size, columns, 1, cut, gap};
    }
    return best;
}

bool turnsOverUprightAxis(const QSizeF& paper, Backs backs) {
    return (paper.height() >= paper.width()) == (backs == Backs::longEdge);
}

QRectF behind(const QRectF& cut, const QSizeF& paper, Backs backs) {
    QRectF seen = cut;
    if (turnsOverUprightAxis(paper, backs)) {
        seen.moveLeft(paper.width() - cut.right());
    } else {
        seen.moveTop(paper.height() - cut.bottom());
    }
    return seen;
}

std::optional<QList<Shelved>> shelve(const QSizeF& paper, const QList<QSizeF>& sizes, double gap, double margin) {
    const QRectF room = QRectF(QPointF(), paper).adjusted(margin, margin, -margin, -margin);
    QList<Shelved> all;
    int sheet = 0;
    double x = room.left(), y = room.top(), high = 0;
    for (const QSizeF& size : sizes) {
        if (size.width() > room.width() + slack || size.height() > room.height() + slack) return std::nullopt;
        if (x + size.width() > room.right() + slack) {
            x = room.left();
            y += high + gap;
            high = 0;
        }
        if (y + size.height() > room.bottom() + slack) {
            ++sheet;
            x = room.left();
            y = room.top();
            high = 0;
        }
        all.append({sheet, {{x, y}, size}});
        x += size.width() + gap;
        high = std::max(high, size.height());
    }
    return all;
}

}  // namespace intrika
