#include "app/surfaces/wood_parts.h"

#include "app/surfaces/night_parts.h"
#include "app/surfaces/strokes.h"
#include "app/surfaces/tiles.h"

#include <cmath>

namespace intrika::surfaces {

Planks::Planks(const Values& values)
    : apart_(values.number("apart", 64, {8, 400})), seam_(values.colour("seam")), gleam_(values.colour("gleam")) {}

void Planks::operator()(QPainter& painter, const GroundPlan& plan) const {
    const double u = plan.unit(), high = plan.table.height();
    for (double x = 0; x < plan.table.width(); x += apart_ * u) {
        painter.fillRect(QRectF(x, 0, 2 * u, high), seam_);
        painter.fillRect(QRectF(x + 2 * u, 0, 1.4 * u, high), gleam_);
    }
}

Bench::Bench(const Values& values)
    : top_(values.number("top", 0.24, {0, 2})),
      bottom_(values.number("bottom", 0.54, {0, 2})),
      seatsRivals_(values.word("for") == QLatin1String("rivals")),
      rim_(values.colour("rim")),
      cloth_(values.colour("cloth")),
      seam_(values.colour("seam")),
      gleam_(values.colour("gleam")),
      button_(values.colour("button")),
      trim_(values.colour("trim")),
      shade_(values.colour("shade")) {}

void Bench::operator()(QPainter& painter, const GroundPlan& plan) const {
    const double u = plan.unit(), high = plan.table.height(), wide = plan.table.width();
    double bottom = bottom_ * high;
    for (const QRectF& seat : plan.seats) {
        // Those who sit below it have a bench of their own.
        if (seatsRivals_ && seat.center().y() < high / 2) bottom = std::max(bottom, seat.bottom() + 10 * u);
    }
    const double top = seatsRivals_ ? sillIn(plan, top_) : top_;  // it stands below the window
    const QRectF box(-20 * u, top * high, wide + 40 * u, bottom - top * high);
    painter.save();
    painter.setClipRect(QRectF(0, box.top() - 4 * u, wide, box.height() + 4 * u));
    const QRectF back = box.adjusted(0, 0, 0, 30 * u);
    painter.fillPath(rounded(back, 26 * u), rim_);
    outline(painter, rounded(back, 26 * u), trim_, 5 * u);
    painter.fillPath(rounded(back.adjusted(6 * u, 6 * u, -6 * u, 0), 22 * u), cloth_);
    paintButtons(painter, box, u);
    painter.restore();
    painter.fillRect(QRectF(0, bottom, wide, 7 * u), trim_);
    painter.fillRect(QRectF(0, bottom + 7 * u, wide, 3 * u), shade_);
}

void Bench::paintButtons(QPainter& painter, const QRectF& box, double u) const {
    const QSizeF repeat(54 * u, 76 * u);
    const QPointF origin(0, box.top() + 30 * u);
    const QRectF area(0, origin.y() - 4 * u, box.right(), box.bottom() - origin.y() + 4 * u);
    paintTiled(painter, area, origin, repeat, [&](QPainter& on, QSizeF size) {
        const double across = size.width(), down = size.height() / 2;
        const QList<QPointF> buttons{{0, 0}, {across, 0}, {across / 2, down}, {0, 2 * down}, {across, 2 * down}};
        const QList<QLineF> seams{{0, 0, across, 2 * down}, {across, 0, 0, 2 * down}};
        on.setPen(strokeOf(seam_, 2 * u));
        on.drawLines(seams);
        on.setPen(strokeOf(gleam_, u));
        for (const QLineF& seam : seams) on.drawLine(seam.translated(1.5 * u, 0));
        on.setPen(strokeOf(shade_, u));
        on.setBrush(button_);
        for (const QPointF& button : buttons) on.drawEllipse(button, 3.6 * u, 3.6 * u);
    });
}

SmallTable::SmallTable(const Values& values)
    : wood_(values.colour("wood")),
      edge_(values.colour("edge")),
      shade_(values.colour("shade")),
      line_(values.colour("colour")),
      grain_(values.colour("grain")),
      width_(values.number("width", 940, {100, 2000})),
      height_(values.number("height", 150, {40, 900})) {}

void SmallTable::operator()(QPainter& painter, const GroundPlan& plan) const {
    const double u = plan.unit();
    const QRectF& things = plan.middle;
    if (things.isEmpty()) return;
    const double wide = std::max(width_ * u, things.width() + 80 * u);
    const double high = std::max(height_ * u, things.height() + 34 * u);
    const QRectF box(plan.table.width() / 2 - wide / 2, things.center().y() - high / 2, wide, high);
    const double round = std::min(box.height() / 2, 75 * u);
    painter.fillPath(rounded(box.translated(0, 10 * u), round), shade_);
    painter.fillPath(rounded(box, round), wood_);
    outline(painter, rounded(box, round), edge_, 3 * u);
    outline(painter, rounded(box.adjusted(12 * u, 12 * u, -12 * u, -12 * u), round - 12 * u), line_, 1.3 * u);
    const int waves = std::max(2, static_cast<int>(box.height() / (20 * u)) - 1);
    for (int i = 0; i < waves; ++i) {
        const double y = box.top() + box.height() * (i + 1) / (waves + 1), swing = (i % 2 == 0 ? 12 : 8) * u;
        QPainterPath wave(QPointF(box.left() + 30 * u + i * 4 * u, y));
        wave.cubicTo(box.center().x() - wide * 0.16, y - swing, box.center().x() + wide * 0.16, y + swing,
                     box.right() - 30 * u - i * 4 * u, y - 2 * u);
        outline(painter, wave, grain_, 1.2 * u);
    }
}

Grain::Grain(const Values& values)
    : apart_(values.number("apart", 21, {6, 200})),
      width_(values.number("width", 1.6, {0.5, 10})),
      colour_(values.colour("colour")) {}

void Grain::operator()(QPainter& painter, const GroundPlan& plan) const {
    constexpr int steps = 39;
    const double u = plan.unit();
    QList<QLineF> lines;
    int wave = 0;
    for (double y = 0; y < plan.table.height() + apart_ * u; y += apart_ * u, ++wave) {
        const auto at = [&](int step) {
            const double along = step / 3.0;
            const double off = 7 * std::sin(along * 0.9 + wave * 0.7) + 4 * std::sin(along * 2.1 + wave);
            return QPointF(plan.table.width() * step / steps, y + off * u);
        };
        for (int step = 0; step < steps; ++step) lines.append({at(step), at(step + 1)});
    }
    painter.setPen(strokeOf(colour_, width_ * u));
    painter.drawLines(lines);
}

}  // namespace intrika::surfaces
