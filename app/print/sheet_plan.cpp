#include "app/print/sheet_plan.h"

#include <algorithm>
#include <cmath>

namespace intrika::print {
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

// How far down a sheet is taken, from left to right: what is lower than its neighbours leaves room under it.
class Skyline {
public:
    Skyline(const QRectF& room, double gap) : room_(room), gap_(gap), steps_{{room.left(), room.top()}} {}

    // As far up as there is room, then as far to the left.
    std::optional<QPointF> place(const QSizeF& size) {
        std::optional<QPointF> best;
        for (const QPointF& step : steps_) {
            if (step.x() + size.width() > room_.right() + slack) break;
            const double top = topFor(step.x(), size.width());
            if (top + size.height() > room_.bottom() + slack) continue;
            if (!best || top < best->y() - slack) best = QPointF(step.x(), top);
        }
        if (best) take(*best, size);
        return best;
    }

private:
    double topFor(double left, double width) const {
        double top = room_.top();
        for (qsizetype i = 0; i < steps_.size(); ++i) {
            const double end = i + 1 < steps_.size() ? steps_[i + 1].x() : room_.right();
            if (end > left + slack && steps_[i].x() < left + width + gap_ - slack) top = std::max(top, steps_[i].y());
        }
        return top;
    }

    void take(QPointF at, const QSizeF& size) {
        const double right = at.x() + size.width() + gap_;
        double after = room_.top();  // how far down it was taken where this ends
        QList<QPointF> steps;
        for (const QPointF& step : steps_) {
            if (step.x() <= right + slack) after = step.y();
            if (step.x() < at.x() - slack) steps.append(step);
        }
        steps.append({at.x(), at.y() + size.height() + gap_});
        if (right < room_.right() - slack) steps.append({right, after});
        for (const QPointF& step : steps_) {
            if (step.x() > right + slack) steps.append(step);
        }
        steps_ = steps;
    }

    QRectF room_;
    double gap_;
    QList<QPointF> steps_;  // where it changes, and how far down from there on
};

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
    Skyline skyline(room, gap);
    for (const QSizeF& size : sizes) {
        if (size.width() > room.width() + slack || size.height() > room.height() + slack) return std::nullopt;
        auto at = skyline.place(size);
        if (!at) {
            ++sheet;
            skyline = Skyline(room, gap);
            at = skyline.place(size);
        }
        all.append({sheet, {*at, size}});
    }
    return all;
}

std::optional<QList<QRectF>> shelveBeside(const CutGrid& grid, int taken, double away, const QList<QSizeF>& sizes,
                                          double gap) {
    const QRectF box = grid.box(), last = grid.cutAt(taken - 1);
    const QRectF beside(QPointF(last.right() + away, last.top()), QPointF(box.right(), last.bottom()));
    const QRectF under(QPointF(box.left(), last.bottom() + away), box.bottomRight());
    Skyline right(beside, gap), below(under, gap);
    QList<QRectF> places;
    for (const QSizeF& size : sizes) {
        auto at = right.place(size);
        if (!at) at = below.place(size);
        if (!at) return std::nullopt;
        places.append({*at, size});
    }
    return places;
}

}  // namespace intrika::print
