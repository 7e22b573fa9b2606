#include "app/surfaces/stage_parts.h"

#include "app/faces/palette.h"
#include "app/surfaces/strokes.h"

#include <QLinearGradient>

#include <array>

namespace intrika::surfaces {
namespace {

// How far apart the columns lie; one alone is as wide as it looks well.
double pitchOf(const std::vector<Stand>& columns) {
    if (columns.size() < 2) return columns.empty() ? 0 : columns.front().box.width() * 1.2;
    return (columns.back().box.center().x() - columns.front().box.center().x()) /
           static_cast<double>(columns.size() - 1);
}

}  // namespace

double stageTop(const GroundPlan& plan, double usual) {
    double top = plan.table.height() * usual;
    for (const Stand& column : plan.columns) top = std::max(top, column.box.bottom() + 30 * plan.unit());
    return std::min(top, plan.table.height() * 0.8);
}

Folds::Folds(const Values& values) : colour_(values.colour("colour")), until_(values.number("until", 0.68, {0, 1})) {}

void Folds::operator()(QPainter& painter, const GroundPlan& plan) const {
    constexpr std::array<double, 4> widths{9, 4, 6, 3}, steps{22, 14, 25, 17};
    const double u = plan.unit(), bottom = plan.table.height() * until_;
    std::size_t fold = 0;
    for (double x = 0; x < plan.table.width(); x += steps[fold] * u, fold = (fold + 1) % steps.size())
        painter.fillRect(QRectF(x, 0, widths[fold] * u, bottom), colour_);
}

Bays::Bays(const Values& values)
    : top_(values.number("top", 48)),
      until_(values.number("until", 0.68, {0, 1})),
      dark_(values.colour("dark", "edge")),
      line_(values.colour("colour")),
      pillar_(values.colour("pillar")),
      shade_(values.colour("shade")),
      edge_(values.colour("pillarEdge", "edge")),
      flute_(values.colour("flute")),
      gold_(values.colour("gold")),
      goldShade_(values.colour("goldShade")) {}

void Bays::operator()(QPainter& painter, const GroundPlan& plan) const {
    const double pitch = pitchOf(plan.columns), u = plan.unit(), top = top_ * u, bottom = stageTop(plan, until_);
    const double inset = std::min(11 * u, pitch * 0.07), spring = top + 54 * u;
    for (const Stand& column : plan.columns) {
        const double left = column.box.center().x() - pitch / 2 + inset, right = left + pitch - 2 * inset;
        QPainterPath arch(QPointF(left, bottom));
        arch.lineTo(left, spring);
        arch.cubicTo(left, top - 8 * u, right, top - 8 * u, right, spring);
        arch.lineTo(right, bottom);
        arch.closeSubpath();
        painter.fillPath(arch, dark_);
        outline(painter, arch, line_, 1.6 * u);
    }
    if (plan.columns.empty()) return;
    double x = plan.columns.front().box.center().x() - pitch / 2;
    for (std::size_t i = 0; i <= plan.columns.size(); ++i, x += pitch) paintPillar(painter, x, bottom, u);
}

void Bays::paintPillar(QPainter& painter, double x, double bottom, double u) const {
    const QRectF shaft(x - 10 * u, top_ * u + 50 * u, 20 * u, bottom - top_ * u - 64 * u);
    painter.fillRect(shaft, pillar_);
    painter.fillRect(shaft.adjusted(10 * u, 0, 0, 0), shade_);
    painter.setPen(strokeOf(flute_, u));
    for (const double off : {4.0, 8.0})
        painter.drawLine(QPointF(shaft.left() + off * u, shaft.top()), QPointF(shaft.left() + off * u, shaft.bottom()));
    const auto block = [&](double y, double width, double height) {
        const QRectF box(x - width / 2 * u, y, width * u, height * u);
        painter.fillPath(rounded(box, 3 * u), gold_);
        painter.fillRect(box.adjusted(box.width() / 2, u, -u, -u), goldShade_);
        outline(painter, rounded(box, 3 * u), edge_, 1.2 * u);
    };
    block(shaft.top() - 14 * u, 32, 14);
    block(bottom - 18 * u, 36, 18);
}

Loges::Loges(const Values& values)
    : until_(values.number("until", 0.68, {0, 1})),
      foot_(values.number("foot", 32, {12, 100})),
      dark_(values.colour("dark", "edge")),
      line_(values.colour("colour")),
      rail_(values.colour("rail")),
      post_(values.colour("post")) {}

void Loges::operator()(QPainter& painter, const GroundPlan& plan) const {
    constexpr int posts = 7;
    const double u = plan.unit(), end = stageTop(plan, until_);
    for (const QRectF& seat : plan.seats) {
        const QRectF box = seat.adjusted(0, 0, 0, foot_ * u);
        if (box.bottom() > end) continue;
        painter.fillPath(rounded(box, 6 * u), dark_);
        outline(painter, rounded(box, 6 * u), line_, 1.2 * u);
        const double apart = (box.width() - 32 * u) / (posts - 1);
        for (int i = 0; i < posts; ++i)
            painter.fillPath(disc({box.left() + 16 * u + i * apart, box.bottom() - 12 * u}, 4 * u, 10 * u), post_);
        for (const double up : {26.0, 3.0})
            painter.fillPath(rounded({box.left(), box.bottom() - up * u, box.width(), 5 * u}, 2 * u), rail_);
    }
}

LightCones::LightCones(const Values& values)
    : light_(values.colour("light")), until_(values.number("until", 0.68, {0, 1})) {}

void LightCones::operator()(QPainter& painter, const GroundPlan& plan) const {
    const double pitch = pitchOf(plan.columns), u = plan.unit(), bottom = stageTop(plan, until_) + 70 * u;
    for (const Stand& column : plan.columns) {
        const double x = column.box.center().x(), wide = pitch * 0.62;
        const QPolygonF cone{{x - 14 * u, 14 * u}, {x + 14 * u, 14 * u}, {x + wide, bottom}, {x - wide, bottom}};
        painter.fillPath(polygon(cone), column.lit ? faded(light_, light_.alphaF() * 2) : light_);
    }
}

Boards::Boards(const Values& values)
    : until_(values.number("from", 0.68, {0, 1})),
      back_(values.colour("back")),
      middle_(values.colour("middle")),
      front_(values.colour("front")),
      seam_(values.colour("seam")),
      edge_(values.colour("edge", "edge")),
      shell_(values.colour("shell")),
      rib_(values.colour("rib")) {}

void Boards::operator()(QPainter& painter, const GroundPlan& plan) const {
    const double top = stageTop(plan, until_), u = plan.unit();
    const QRectF floor(0, top, plan.table.width(), plan.table.height() - top);
    QLinearGradient depth(floor.topLeft(), floor.bottomLeft());
    depth.setColorAt(0, back_);
    depth.setColorAt(0.35, middle_);
    depth.setColorAt(1, front_);
    painter.fillRect(floor, depth);
    paintBoards(painter, plan, top);
    painter.fillRect(QRectF(0, top - 2 * u, plan.table.width(), 5 * u), shell_);
    painter.fillRect(QRectF(0, top + 3 * u, plan.table.width(), 3 * u), edge_);
    paintShells(painter, plan, top);
}

void Boards::paintBoards(QPainter& painter, const GroundPlan& plan, double top) const {
    constexpr int half = 18;
    constexpr double narrow = 52, wide = 96;
    const double u = plan.unit(), middle = plan.table.width() / 2, high = plan.table.height() - top;
    const auto at = [&](int board, double depth) {
        return QPointF(middle + board * (narrow + (wide - narrow) * depth) * u, top + high * depth);
    };
    painter.setPen(strokeOf(seam_, 1.6 * u));
    for (int i = -half; i <= half; ++i) painter.drawLine(at(i, 0), at(i, 1));
    for (int i = -half; i < half; ++i) {
        for (const int tenth : {2, 5, 8}) {  // where one board ends and the next begins
            if ((i * 7 + tenth) % 3 == 0) painter.drawLine(at(i, tenth / 10.0), at(i + 1, tenth / 10.0));
        }
    }
}

void Boards::paintShells(QPainter& painter, const GroundPlan& plan, double top) const {
    const double u = plan.unit(), apart = 118 * u, middle = plan.table.width() / 2;
    const int half = static_cast<int>(middle / apart);
    for (int i = -half; i <= half; ++i) {
        const double x = middle + i * apart, foot = top + 44 * u;
        QPainterPath shell(QPointF(x - 15 * u, foot));
        shell.arcTo(QRectF(x - 15 * u, foot - 18 * u, 30 * u, 36 * u), 180, -180);
        shell.closeSubpath();
        painter.fillPath(shell, shell_);
        outline(painter, shell, edge_, 1.2 * u);
        painter.setPen(strokeOf(rib_, 1.4 * u));
        painter.drawLine(QPointF(x, foot - 16 * u), QPointF(x, foot - u));
    }
}

}  // namespace intrika::surfaces
