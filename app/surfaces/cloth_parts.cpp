#include "app/surfaces/cloth_parts.h"

#include "app/faces/palette.h"
#include "app/surfaces/strokes.h"

#include <QRadialGradient>

#include <array>
#include <cmath>

namespace intrika::surfaces {

Gradient::Gradient(const Values& values)
    : focus_(values.place("focus", {0.5, 0.42})),
      ground_(values.colour("ground", "ground")),
      edge_(values.colour("edge", "edge")) {}

void Gradient::operator()(QPainter& painter, const GroundPlan& plan) const {
    constexpr double reach = 0.72, lit = 0.35;
    QRadialGradient light(QPointF(plan.table.width() * focus_.x(), plan.table.height() * focus_.y()),
                          plan.table.width() * reach);
    light.setColorAt(0, ground_);
    light.setColorAt(lit, ground_);
    light.setColorAt(1, edge_);
    painter.fillRect(plan.area(), light);
}

Contours::Contours(const Values& values)
    : hills_(values.rows("hills", 4)),
      levels_(values.count("levels", 9, 20)),
      step_(values.number("step", 10, {6, 40})),
      width_(values.number("width", 1, {0.5, 4})),
      colour_(values.colour("colour")) {}

double Contours::height(QPointF at, const GroundPlan& plan) const {
    constexpr double flat = 1.5;  // hills are wider than high
    const double u = plan.unit();
    double sum = 0.05 * std::sin(at.x() / u * 0.021) * std::cos(at.y() / u * 0.027);
    for (const QList<double>& hill : hills_) {
        const double x = at.x() - hill[0] * plan.table.width(), y = at.y() - hill[1] * plan.table.height();
        const double wide = std::max(1.0, hill[2]) * u;
        sum += hill[3] * std::exp(-(x * x + y * y * flat) / (2 * wide * wide));
    }
    return sum;
}

namespace {

// Marching squares: where the level crosses the sides of one cell.
void addCrossings(const std::array<QPointF, 4>& corners, const std::array<double, 4>& heights, double level,
                  QList<QLineF>& lines) {
    std::array<QPointF, 4> found;
    std::size_t count = 0;
    for (std::size_t side = 0; side < 4; ++side) {
        const std::size_t next = (side + 1) % 4;
        const double here = heights[side] - level, there = heights[next] - level;
        if ((here < 0) == (there < 0)) continue;
        found[count++] = corners[side] + (corners[next] - corners[side]) * (here / (here - there));
    }
    for (std::size_t i = 0; i + 1 < count; i += 2) lines.append({found[i], found[i + 1]});
}

}  // namespace

void Contours::operator()(QPainter& painter, const GroundPlan& plan) const {
    constexpr double first = 0.12, apart = 0.11;  // heights
    const double step = step_ * plan.unit();
    const int across = static_cast<int>(plan.table.width() / step) + 2;
    const int down = static_cast<int>(plan.table.height() / step) + 2;
    const auto at = [&](int x, int y) { return QPointF(x * step, y * step); };
    std::vector<double> heights;
    for (int y = 0; y < down; ++y) {
        for (int x = 0; x < across; ++x) heights.push_back(height(at(x, y), plan));
    }
    const auto of = [&](int x, int y) { return heights[static_cast<std::size_t>(y * across + x)]; };
    QList<QLineF> lines;
    for (int y = 0; y + 1 < down; ++y) {
        for (int x = 0; x + 1 < across; ++x) {
            const std::array corners{at(x, y), at(x + 1, y), at(x + 1, y + 1), at(x, y + 1)};
            const std::array cell{of(x, y), of(x + 1, y), of(x + 1, y + 1), of(x, y + 1)};
            for (int level = 0; level < levels_; ++level) addCrossings(corners, cell, first + apart * level, lines);
        }
    }
    painter.setPen(strokeOf(colour_, width_ * plan.unit()));
    painter.drawLines(lines);
}

Hem::Hem(const Values& values)
    : lines_(values.rows("lines", 3)),
      seam_(values.row("seam", 5, {0, 100})),
      radius_(values.number("radius", 8, {0, 60})),
      colour_(values.colour("colour")) {}

void Hem::operator()(QPainter& painter, const GroundPlan& plan) const {
    const double u = plan.unit();
    const auto draw = [&](const QList<double>& line, bool broken) {
        const double inside = line[0] * u, width = std::max(0.8, line[1] * u);
        QPen pen = strokeOf(faded(colour_, std::clamp(line[2], 0.0, 1.0)), width);
        if (broken) pen.setDashPattern({std::max(0.5, line[3]), std::max(0.5, line[4])});
        painter.strokePath(rounded(plan.area().adjusted(inside, inside, -inside, -inside), radius_ * u), pen);
    };
    for (const QList<double>& line : lines_) draw(line, false);
    if (!seam_.isEmpty()) draw(seam_, true);
}

}  // namespace intrika::surfaces
