#include "app/surfaces/hall_parts.h"

#include "app/surfaces/strokes.h"
#include "app/surfaces/tiles.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace intrika::surfaces {
namespace {

QPainterPath starPath(QPointF centre, double outer, double inner) {
    constexpr int points = 8;
    QPolygonF corners;
    for (int i = 0; i < 2 * points; ++i) {
        const double angle = std::numbers::pi * i / points, radius = i % 2 == 0 ? outer : inner;
        corners << centre + radius * QPointF(std::sin(angle), -std::cos(angle));
    }
    return polygon(corners);
}

QPolygonF octagon(QPointF corner, double side) {
    const double cut = side * 0.293;
    const QList<QPointF> off{{cut, 0},           {side - cut, 0}, {side, cut},     {side, side - cut},
                             {side - cut, side}, {cut, side},     {0, side - cut}, {0, cut}};
    QPolygonF corners;
    for (const QPointF& one : off) corners << corner + one;
    return corners;
}

// Wider below than above.
QPolygonF runner(double middle, double top, double bottom, double halfAbove, double halfBelow) {
    return {{middle - halfAbove, top},
            {middle + halfAbove, top},
            {middle + halfBelow, bottom},
            {middle - halfBelow, bottom}};
}

// The unit of what stands between the upper edge and the market, which may leave less than it takes.
double foldedUnit(const GroundPlan& plan) {
    constexpr double whole = 172, awning = 50, least = 0.45;
    const double u = plan.unit();
    if (plan.piles.empty()) return u;
    double top = plan.area().bottom();
    for (const Stand& pile : plan.piles) top = std::min(top, pile.box.top());
    return u * std::clamp((top - awning * u) / (whole * u), least, 1.0);
}

}  // namespace

InlaidFloor::InlaidFloor(const Values& values)
    : side_(values.number("side", 112, {40, 400})),
      pale_(values.colour("pale")),
      paler_(values.colour("paler")),
      line_(values.colour("colour")),
      star_(values.colour("star")),
      square_(values.colour("square", "edge")) {}

void InlaidFloor::operator()(QPainter& painter, const GroundPlan& plan) const {
    const double u = plan.unit(), side = side_ * u;
    const QPointF origin(plan.table.width() / 2, -side * 0.27);
    paintTiled(painter, plan.area(), origin, QSizeF(2 * side, 2 * side), [&](QPainter& on, QSizeF size) {
        for (const QPoint at : {QPoint(0, 0), QPoint(1, 0), QPoint(0, 1), QPoint(1, 1)})
            paintOctagon(on, QPointF(at) * size.width() / 2, size.width() / 2, u, at.x() == at.y());
        for (const int x : {0, 1, 2}) {
            for (const int y : {0, 1, 2}) paintSquare(on, QPointF(x, y) * size.width() / 2, size.width() / 2, u);
        }
    });
}

void InlaidFloor::paintOctagon(QPainter& painter, QPointF corner, double side, double u, bool isPaler) const {
    painter.setPen(strokeOf(line_, u));
    painter.setBrush(isPaler ? paler_ : pale_);
    painter.drawPolygon(octagon(corner, side));
    painter.fillPath(starPath(corner + QPointF(side, side) / 2, side * 0.27, side * 0.135), star_);
}

void InlaidFloor::paintSquare(QPainter& painter, QPointF centre, double side, double u) const {
    const double cut = side * 0.293;
    painter.setPen(strokeOf(line_, u));
    painter.setBrush(square_);
    painter.drawPolygon(QPolygonF{centre - QPointF(cut, 0), centre - QPointF(0, cut), centre + QPointF(cut, 0),
                                  centre + QPointF(0, cut)});
}

Carpet::Carpet(const Values& values)
    : top_(values.number("top", 172)),
      halfAbove_(values.number("above", 150)),
      halfBelow_(values.number("below", 210)),
      fill_(values.colour("fill", "edge")),
      line_(values.colour("colour")) {}

void Carpet::operator()(QPainter& painter, const GroundPlan& plan) const {
    constexpr double thin = 12, dashed = 18;  // from the edge
    const double u = plan.unit(), middle = plan.table.width() / 2, bottom = plan.table.height();
    const auto inner = [&](double off) {
        return polygon(runner(middle, (top_ + off) * u, bottom + 4, (halfAbove_ - off) * u, (halfBelow_ - off) * u));
    };
    painter.fillPath(inner(0), fill_);
    outline(painter, inner(0), line_, 2 * u);
    outline(painter, inner(thin), line_, 1.1 * u);
    QPen dashes = strokeOf(line_, 2.2 * u);
    dashes.setDashPattern({2, 3});
    painter.strokePath(inner(dashed), dashes);
}

Dais::Dais(const Values& values)
    : emblems_(values.materials().emblems),
      emblem_(values.word("emblem")),
      steps_(values.colours("steps")),
      line_(values.colour("colour")),
      light_(values.colour("light")),
      canopy_(values.colour("canopy")),
      drape_(values.colour("drape")),
      throne_{values.colour("lit"), values.colour("shade"), values.colour("rim", "edge"), 18},
      size_(values.number("size", 128, {20, 400})) {}

void Dais::operator()(QPainter& painter, const GroundPlan& plan) const {
    const double u = foldedUnit(plan), middle = plan.table.width() / 2;
    const int lit = static_cast<int>(plan.progress * static_cast<double>(steps_.size()) + 1e-6);
    for (int i = 0; i < steps_.size(); ++i) {
        const QPainterPath step = disc({middle, (124 - i * 10) * u}, (300 - i * 52) * u, (46 - i * 8) * u);
        painter.fillPath(step, steps_[i]);
        if (i < lit) painter.fillPath(step, light_);
        outline(painter, step, line_, 1.4 * u);
    }
    paintCanopy(painter, u, middle);
    for (const double side : {-1.0, 1.0}) paintDrape(painter, u, middle, side);
    emblems_->paint(painter, emblem_, {middle, 66 * u}, size_ * u, throne_);
}

void Dais::paintCanopy(QPainter& painter, double u, double middle) const {
    constexpr int scallops = 6;
    const double half = 150 * u, drop = 20 * u, scallop = 2 * half / scallops;
    QPainterPath canopy(QPointF(middle - half, -4));
    canopy.lineTo(middle + half, -4);
    canopy.lineTo(middle + half, drop);
    for (int i = 0; i < scallops; ++i) {
        const double right = middle + half - i * scallop;
        canopy.quadTo(right - scallop / 2, drop * 2.3, right - scallop, drop);
    }
    canopy.closeSubpath();
    painter.fillPath(canopy, canopy_);
    outline(painter, canopy, line_, 1.6 * u);
}

void Dais::paintDrape(QPainter& painter, double u, double middle, double side) const {
    const auto at = [&](double x, double y) { return QPointF(middle + side * x * u, y * u); };
    QPainterPath drape(at(150, 12));
    drape.cubicTo(at(150, 48), at(104, 66), at(132, 114));
    drape.lineTo(at(164, 114));
    drape.cubicTo(at(150, 66), at(172, 48), at(166, 12));
    drape.closeSubpath();
    painter.fillPath(drape, drape_);
    outline(painter, drape, line_, 1.2 * u);
    const QPointF tie = at(137, 62);
    painter.fillPath(rounded({tie.x() - 14 * u, tie.y() - 3 * u, 28 * u, 7 * u}, 3 * u), line_);
}

}  // namespace intrika::surfaces
