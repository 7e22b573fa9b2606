#include "app/surfaces/desk_parts.h"

#include "app/surfaces/strokes.h"

#include <QLinearGradient>

#include <cmath>
#include <numbers>

namespace intrika::surfaces {
namespace {

constexpr int keyLong = 5, keyHigh = 4;  // units of one key

// One key at the beginning of the x axis; a unit is 1.
QPolygonF greekKey() {
    return {QPointF(0, 4), {0, 0}, {4, 0}, {4, 3}, {2, 3}, {2, 2}, {3, 2}, {3, 1}, {1, 1}, {1, 4}, {5, 4}};
}

}  // namespace

KeyHem::KeyHem(const Values& values)
    : inset_(values.number("inset", 10, {0, 100})),
      unit_(values.number("unit", 4, {2, 40})),
      width_(values.number("width", 1.5, {0.5, 10})),
      colour_(values.colour("colour")) {}

void KeyHem::operator()(QPainter& painter, const GroundPlan& plan) const {
    const double u = plan.unit(), inset = inset_ * u, unit = unit_ * u;
    const QRectF box = plan.area().adjusted(inset, inset, -inset, -inset);
    QPen pen = strokeOf(colour_, width_ * u);
    pen.setCapStyle(Qt::SquareCap);  // a corner is where two lines end: they are drawn one by one, which is quick
    painter.setPen(pen);
    QList<QLineF> lines;
    // `along` and `inward`: from the row's beginning.
    const auto row = [&](QPointF from, QPointF along, QPointF inward, double length) {
        const int count = static_cast<int>(length / (keyLong * unit));
        if (count < 1) return;
        const double stretch = length / (count * keyLong);
        const auto at = [&](QPointF key, int i) {
            return from + along * (key.x() + i * keyLong) * stretch + inward * key.y() * unit;
        };
        const QPolygonF key = greekKey();
        for (int i = 0; i < count; ++i) {
            for (qsizetype k = 0; k + 1 < key.size(); ++k) lines.append({at(key[k], i), at(key[k + 1], i)});
        }
    };
    row(box.topLeft(), {1, 0}, {0, 1}, box.width());
    row(box.bottomLeft(), {1, 0}, {0, -1}, box.width());
    const double past = (keyHigh + 1) * unit;
    row(box.topLeft() + QPointF(0, past), {0, 1}, {1, 0}, box.height() - 2 * past);
    row(box.topRight() + QPointF(0, past), {0, 1}, {-1, 0}, box.height() - 2 * past);
    painter.drawLines(lines);
}

MapSheet::MapSheet(const Values& values)
    : margin_(values.number("margin", 8, {0, 60})),
      paper_(values.colour("paper")),
      shadow_(values.colour("shadow")),
      edge_(values.colour("edge")),
      knob_(values.colour("knob")),
      gold_(values.colour("gold")),
      rod_(values.colours("rod")) {}

void MapSheet::operator()(QPainter& painter, const GroundPlan& plan) const {
    if (plan.map.isEmpty()) return;
    constexpr int shades = 6;
    const double u = plan.unit(), margin = margin_ * u;
    const QRectF sheet = plan.map.adjusted(-margin, -margin * 0.6, margin, margin * 0.6);
    for (int i = 0; i < shades; ++i)
        painter.fillPath(rounded(sheet.translated(4 * u, 8 * u).adjusted(-i * u, -i * u, i * u, i * u), 4 * u),
                         shadow_);
    painter.fillRect(sheet, paper_);
    for (const double y : {sheet.top() - 6 * u, sheet.bottom() - 8 * u}) paintRod(painter, sheet, y, u);
}

void MapSheet::paintRod(QPainter& painter, const QRectF& sheet, double y, double u) const {
    const QRectF rod(sheet.left() - 6 * u, y, sheet.width() + 12 * u, 14 * u);
    QLinearGradient round(rod.topLeft(), rod.bottomLeft());
    for (qsizetype i = 0; i < rod_.size(); ++i)
        round.setColorAt(static_cast<double>(i) / std::max(1.0, static_cast<double>(rod_.size() - 1)), rod_[i]);
    painter.fillPath(rounded(rod, 7 * u), round);
    outline(painter, rounded(rod, 7 * u), edge_, 1.2 * u);
    for (const double side : {-1.0, 1.0}) {
        const double x = side < 0 ? rod.left() - 12 * u : rod.right() - 2 * u;
        const QPainterPath knob = rounded({x, y + u, 14 * u, 12 * u}, 5 * u);
        painter.fillPath(knob, knob_);
        outline(painter, knob, edge_, 1.2 * u);
        const QPainterPath end = disc({x + (side < 0 ? 0 : 14 * u), y + 7 * u}, 5 * u);
        painter.fillPath(end, gold_);
        outline(painter, end, edge_, u);
    }
}

CompassRose::CompassRose(const Values& values)
    : places_(values.rows("places", 2, {0, 1})),
      radius_(values.number("radius", 46, {4, 300})),
      lit_(values.colour("lit")),
      shade_(values.colour("shade")),
      line_(values.colour("colour")),
      gold_(values.colour("gold")) {}

void CompassRose::operator()(QPainter& painter, const GroundPlan& plan) const {
    const double radius = radius_ * plan.unit(), room = radius * 1.25;
    for (const QList<double>& place : places_) {
        const QPointF at(place[0] * plan.table.width(), place[1] * plan.table.height());
        const QRectF box(at.x() - room, at.y() - room, 2 * room, 2 * room);
        if (!plan.isFree(box) || plan.map.intersects(box)) continue;
        return paintAt(painter, at, radius);
    }
}

void CompassRose::paintAt(QPainter& painter, QPointF centre, double radius) const {
    constexpr int points = 16;
    outline(painter, disc(centre, radius * 1.05), line_, radius * 0.05);
    for (const int every : {1, 2, 4}) {  // the longest lie above
        for (int i = 0; i < points; i += every) {
            if (every < 4 && i % (every * 2) == 0) continue;
            const double length = radius * (every == 4   ? 1
                                            : every == 2 ? 0.72
                                                         : 0.46),
                         angle = std::numbers::pi * i / 8;
            const auto at = [&](double r, double a) { return centre + r * QPointF(std::sin(a), -std::cos(a)); };
            const double open = std::numbers::pi / 2.6;
            for (const double side : {-1.0, 1.0}) {
                const QPainterPath half = polygon({centre, at(length, angle), at(radius * 0.13, angle + side * open)});
                painter.fillPath(half, side < 0 ? lit_ : shade_);
                outline(painter, half, line_, radius * 0.015);
            }
        }
    }
    painter.fillPath(disc(centre, radius * 0.1), gold_);
    outline(painter, disc(centre, radius * 0.1), line_, radius * 0.02);
}

}  // namespace intrika::surfaces
