#include "app/print/sheet_edges.h"

#include <QPainter>

#include <algorithm>

namespace intrika::print {
namespace {

constexpr double rulerMm = 100;
constexpr double shortTick = 0.8, longTick = 1.2;
constexpr double leftRoom = 6.7, lowRoom = 7.6;  // that a ruler takes from the paper's edge
constexpr double leastMark = 2.5;                // beside a ruler
constexpr double rulerLeft = 16;                 // of the level one
constexpr double lineGap = 2;                    // between the label and what is beside it

// Pieces that carry their own marks, and text, keep off the edges.
bool hasEdgeMarks(const Page& page) { return page.grid && page.kind == PartKind::cards; }

bool hasRulers(const Page& page) { return page.kind != PartKind::calibration && page.kind != PartKind::board; }

bool hasUprightRuler(const Page& page) {
    return hasRulers(page) && (!hasEdgeMarks(page) || pictureBox(page).left() - markAway >= leftRoom + leastMark);
}

// Where pairs are folded it stands between fronts and backs.
bool hasLevelRuler(const Page& page) {
    return hasRulers(page) && (page.folded || !hasEdgeMarks(page) ||
                               page.paper.height() - pictureBox(page).bottom() - markAway >= lowRoom + leastMark);
}

// Where the label must not go: what is cut there, and what is marked.
QList<double> cutsThroughFoot(const Page& page) {
    QList<double> xs{page.paper.width() - printerMargin + lineGap};
    if (page.kind == PartKind::form && page.grid) {
        for (int column = 1; column < page.grid->columns; ++column) xs << page.grid->cutAt(column).left();
    }
    if (hasEdgeMarks(page) && !hasLevelRuler(page)) {
        for (const QRectF& cut : cutsOf(page)) xs << cut.left() << cut.right();
    }
    std::sort(xs.begin(), xs.end());
    return xs;
}

}  // namespace

QList<QRectF> cutsOf(const Page& page) {
    QList<QRectF> cuts;
    if (page.folded) {
        for (const Placed& placed : page.placed) cuts.append(placed.cut);
    } else {
        for (int i = 0; i < page.grid->perSheet(); ++i) cuts.append(page.grid->cutAt(i));
    }
    return cuts;
}

QRectF pictureBox(const Page& page) {
    QRectF all;
    for (const QRectF& cut : cutsOf(page)) all |= cut;
    return all.adjusted(-page.past, -page.past, page.past, page.past);
}

QRectF markRoom(const Page& page) {
    const double left = hasUprightRuler(page) ? leftRoom : 0;
    const double low = hasLevelRuler(page) && !page.folded ? lowRoom : 0;
    return QRectF(QPointF(), page.paper).adjusted(left, 0, 0, -low);
}

void paintRulers(QPainter& painter, const Page& page) {
    const double y = labelLine(page), x = printerMargin, top = (page.paper.height() - rulerMm) / 2;
    const bool level = hasLevelRuler(page), upright = hasUprightRuler(page);
    if (level) painter.drawLine(QPointF(rulerLeft, y), QPointF(rulerLeft + rulerMm, y));
    if (upright) painter.drawLine(QPointF(x, top), QPointF(x, top + rulerMm));
    for (int mm = 0; mm <= rulerMm; mm += 10) {
        const double tick = mm % 50 == 0 ? longTick : shortTick;
        if (level) painter.drawLine(QPointF(rulerLeft + mm, y), QPointF(rulerLeft + mm, y - tick));
        if (upright) painter.drawLine(QPointF(x, top + mm), QPointF(x + tick, top + mm));
    }
}

double labelLine(const Page& page) {
    if (page.kind == PartKind::board) return page.paper.height() - 1.6;  // which may fill its sheet
    return page.folded ? page.paper.height() / 2 + 3.8 : page.paper.height() - printerMargin - 0.5;
}

std::pair<double, double> labelRoom(const Page& page) {
    double left = hasLevelRuler(page) ? rulerLeft + rulerMm + 2 * lineGap : rulerLeft;
    std::pair<double, double> widest{left, left};
    for (const double x : cutsThroughFoot(page)) {
        if (x - lineGap - left > widest.second - widest.first) widest = {left, x - lineGap};
        left = std::max(left, x + lineGap);
    }
    return widest;
}

}  // namespace intrika::print
