#include "app/surfaces/night_parts.h"

#include "app/surfaces/strokes.h"

#include <QLinearGradient>

#include <algorithm>
#include <array>
#include <cmath>
#include <random>

namespace intrika::surfaces {
namespace {

// Where panes and pillars stand, in parts of the table's width.
constexpr std::array<std::array<double, 2>, 3> panes{{{0.031, 0.285}, {0.315, 0.685}, {0.715, 0.969}}};
constexpr std::array<double, 2> pillars{0.3, 0.7};

constexpr double castleAt = 0.585, hillHigh = 0.3;  // of the landscape

// Rises and falls, and once more where the castle stands.
double ridgeHeight(double along, double base, double swing, double phase, double hill) {
    const double waves = std::sin(along * 5 + phase) + 0.45 * std::sin(along * 13 + phase * 2);
    const double off = (along - castleAt) / 0.075;
    return base - swing * waves - hillHigh * hill * std::exp(-off * off);
}

}  // namespace

double sillIn(const GroundPlan& plan, double usual) {
    constexpr double above = 14, least = 0.1;
    const double free = (plan.rivalsTop() - above * plan.unit()) / plan.table.height();
    return std::clamp(free, std::min(least, usual), usual);
}

QPainterPath panesIn(const GroundPlan& plan, double top, double bottom) {
    const double u = plan.unit(), high = plan.table.height(), upper = top * high, lower = bottom * high;
    QPainterPath all;
    for (std::size_t i = 0; i < panes.size(); ++i) {
        const double left = panes[i][0] * plan.table.width(), right = panes[i][1] * plan.table.width();
        const double round = (i == 1 ? 54 : 30) * u, wide = right - left;
        QPainterPath pane(QPointF(left, lower));
        pane.lineTo(left, upper + round);
        pane.cubicTo(left, upper + round * 0.3, left + wide * 0.2, upper, left + wide / 2, upper);
        pane.cubicTo(right - wide * 0.2, upper, right, upper + round * 0.3, right, upper + round);
        pane.lineTo(right, lower);
        pane.closeSubpath();
        all.addPath(pane);
    }
    return all;
}

NightView::NightView(const Values& values)
    : emblems_(values.materials().emblems),
      emblem_(values.word("emblem")),
      top_(values.number("top", 0.03, {0, 1})),
      bottom_(values.number("bottom", 0.27, {0, 1})),
      sky_(values.colours("sky")),
      ridges_(values.colours("ridges")),
      cloud_(values.colour("cloud")),
      hill_(values.colour("hill")),
      fir_(values.colour("fir")),
      firShade_(values.colour("firShade")),
      rain_(values.colour("rain")),
      moon_(values.colour("moon")),
      moonShade_(values.colour("moonShade")),
      glow_(values.colour("glow")),
      castle_{values.colour("lit"), values.colour("shade"), values.colour("rim"), 20} {}

void NightView::operator()(QPainter& painter, const GroundPlan& plan) const {
    if (sky_.size() < 2 || ridges_.size() < 3) return;
    const double high = plan.table.height(), wide = plan.table.width();
    const View view{QRectF(panes.front()[0] * wide, top_ * high, (panes.back()[1] - panes.front()[0]) * wide,
                           (sillIn(plan, bottom_) - top_) * high),
                    plan.unit(), std::clamp(plan.progress, 0.0, 1.0)};
    painter.setClipPath(panesIn(plan, top_, sillIn(plan, bottom_)));
    paintSky(painter, view);
    paintMoon(painter, view);
    paintRidge(painter, view, 0);
    paintCastle(painter, view);
    paintRidge(painter, view, 1);
    paintRidge(painter, view, 2);
    paintFirs(painter, view);
    paintRain(painter, view);
}

void NightView::paintSky(QPainter& painter, const View& view) const {
    QLinearGradient sky(view.box.topLeft(), view.box.bottomLeft());
    for (qsizetype i = 0; i < sky_.size(); ++i)
        sky.setColorAt(static_cast<double>(i) / static_cast<double>(sky_.size() - 1), sky_[i]);
    painter.fillRect(view.box, sky);
    constexpr std::array<std::array<double, 3>, 4> clouds{
        {{0.12, 0.3, 1.2}, {0.49, 0.24, 0.8}, {0.62, 0.16, 0.9}, {0.88, 0.3, 1.3}}};
    for (const auto& [x, y, size] : clouds) {
        const QPointF at(view.box.left() + view.box.width() * x, view.box.top() + view.box.height() * y);
        const auto off = [&, large = size * view.unit](double dx, double dy) { return at + QPointF(dx, dy) * large; };
        QPainterPath cloud(off(-70, 0));
        cloud.cubicTo(off(-40, -22), off(-10, -6), off(0, -10));
        cloud.cubicTo(off(20, -24), off(50, -8), off(74, 0));
        cloud.closeSubpath();
        painter.fillPath(cloud, cloud_);
    }
}

// It sinks as the night goes on.
void NightView::paintMoon(QPainter& painter, const View& view) const {
    const double radius = 33 * view.unit;
    const QPointF at(view.box.left() + view.box.width() * 0.385,
                     view.box.top() + view.box.height() * (0.36 + 0.4 * view.near));
    painter.fillPath(disc(at, radius * 1.33), glow_);
    painter.fillPath(disc(at, radius), moonShade_);
    painter.fillPath(disc(at, radius).intersected(disc(at - QPointF(radius / 3, radius * 0.15), radius)), moon_);
}

void NightView::paintRidge(QPainter& painter, const View& view, int which) const {
    constexpr std::array<std::array<double, 4>, 3> ridges{
        {{0.72, 0.05, 0.6, 1}, {0.86, 0.05, 2.2, 0.15}, {0.97, 0.04, 4, 0.15}}};
    constexpr int steps = 60;
    const auto& [base, swing, phase, hill] = ridges[static_cast<std::size_t>(which)];
    QPolygonF ridge{view.box.bottomLeft()};
    for (int i = 0; i <= steps; ++i) {
        const double along = static_cast<double>(i) / steps;
        ridge << QPointF(view.box.left() + view.box.width() * along,
                         view.box.top() + view.box.height() * ridgeHeight(along, base, swing, phase, hill));
    }
    ridge << view.box.bottomRight();
    painter.fillPath(polygon(ridge), ridges_[which]);
}

void NightView::paintCastle(QPainter& painter, const View& view) const {
    const double size = view.box.height() * (0.32 + 0.42 * view.near);
    const QPointF at(view.box.left() + view.box.width() * castleAt, view.box.top() + view.box.height() * 0.56);
    emblems_->paint(painter, emblem_, {at.x(), at.y() - size * 0.4}, size, castle_);
    const auto off = [&](double x, double y) { return at + QPointF(x, y + 0.02) * size; };
    const double foot = view.box.bottom();
    QPainterPath rock(QPointF(at.x() - size * 0.95, foot));
    rock.cubicTo(off(-0.7, 0.2), off(-0.55, -0.02), off(-0.3, 0));
    rock.cubicTo(off(-0.1, -0.05), off(0.1, 0.05), off(0.34, -0.02));
    rock.cubicTo(off(0.6, 0), off(0.7, 0.2), QPointF(at.x() + size, foot));
    rock.closeSubpath();
    painter.fillPath(rock, hill_);
}

void NightView::paintFirs(QPainter& painter, const View& view) const {
    constexpr std::array<std::array<double, 2>, 12> firs{{{0.03, 1},
                                                          {0.07, 0.7},
                                                          {0.11, 1.2},
                                                          {0.16, 0.8},
                                                          {0.2, 1},
                                                          {0.35, 0.6},
                                                          {0.66, 0.7},
                                                          {0.79, 1},
                                                          {0.83, 0.7},
                                                          {0.87, 1.2},
                                                          {0.92, 0.9},
                                                          {0.96, 1.1}}};
    for (const auto& [along, size] : firs) {
        const QPointF foot(view.box.left() + view.box.width() * along, view.box.bottom() + 4 * view.unit);
        const auto at = [&, large = size * view.unit](double x, double y) { return foot + QPointF(x, -y) * large; };
        for (int tier = 0; tier < 3; ++tier) {
            const double half = 22 * (1 - tier * 0.22), low = 14 + tier * 22, high = 52 + tier * 24;
            painter.fillPath(polygon({at(-half, low), at(0, high), at(half, low)}), tier % 2 == 0 ? fir_ : firShade_);
        }
        painter.fillRect(QRectF(at(-3, 20), at(3, -4)), firShade_);
    }
}

void NightView::paintRain(QPainter& painter, const View& view) const {
    constexpr double apart = 13, slant = 0.36;
    std::minstd_rand same(4);  // it does not move
    const auto drawn = [&same](double least, double most) {
        return least + (most - least) * static_cast<double>(same() % 10'000) / 10'000;
    };
    QList<QLineF> drops;
    for (int i = static_cast<int>(view.box.width() / (apart * view.unit)); i > 0; --i) {
        const QPointF from(view.box.left() + drawn(0, view.box.width() + view.box.height() * slant),
                           view.box.top() + drawn(0, view.box.height()));
        const double length = drawn(14, 48) * view.unit;
        drops.append({from, from + QPointF(-length * slant, length)});
    }
    painter.setPen(strokeOf(rain_, 1.1 * view.unit));
    painter.drawLines(drops);
}

WindowFrame::WindowFrame(const Values& values)
    : top_(values.number("top", 0.03, {0, 1})),
      bottom_(values.number("bottom", 0.27, {0, 1})),
      wood_(values.colour("wood")),
      brass_(values.colour("brass")),
      gold_(values.colour("gold")),
      curtain_(values.colour("curtain")),
      curtainShade_(values.colour("curtainShade")),
      fold_(values.colour("fold")) {}

void WindowFrame::operator()(QPainter& painter, const GroundPlan& plan) const {
    const double u = plan.unit(), wide = plan.table.width(), top = top_ * plan.table.height(),
                 bottom = sillIn(plan, bottom_) * plan.table.height();
    const QPainterPath frame = panesIn(plan, top_, sillIn(plan, bottom_));
    outline(painter, frame, wood_, 12 * u);
    outline(painter, frame, brass_, 7 * u);
    outline(painter, frame, gold_, 1.4 * u);
    painter.fillRect(QRectF(wide / 2 - 2.5 * u, top, 5 * u, bottom - top), brass_);
    for (const double pillar : pillars) {
        for (const double side : {-1.0, 1.0}) paintCurtain(painter, pillar * wide, side, top, bottom, u);
        const QPainterPath tie = rounded({pillar * wide - 22 * u, top + (bottom - top) * 0.55, 44 * u, 9 * u}, 4 * u);
        painter.fillPath(tie, gold_);
        outline(painter, tie, fold_, u);
    }
    const double rod = std::max(2.0, top - 22 * u);
    painter.fillPath(rounded({20 * u, rod, wide - 40 * u, 10 * u}, 5 * u), brass_);
    outline(painter, rounded({20 * u, rod, wide - 40 * u, 10 * u}, 5 * u), wood_, 1.4 * u);
    for (const double x : {16 * u, wide - 16 * u}) {
        painter.fillPath(disc({x, rod + 5 * u}, 11 * u), gold_);
        outline(painter, disc({x, rod + 5 * u}, 11 * u), wood_, 1.4 * u);
    }
}

void WindowFrame::paintCurtain(QPainter& painter, double x, double side, double top, double bottom, double u) const {
    const double high = bottom - top;
    const auto at = [&](double dx, double part) { return QPointF(x + side * dx * u, top + high * part); };
    QPainterPath curtain(at(0, -0.07));
    curtain.lineTo(at(64, -0.07));
    curtain.cubicTo(at(60, 0.34), at(18, 0.44), at(16, 0.58));
    curtain.cubicTo(at(20, 0.69), at(34, 0.78), at(30, 1));
    curtain.lineTo(at(0, 1));
    curtain.closeSubpath();
    painter.fillPath(curtain, side < 0 ? curtain_ : curtainShade_);
    outline(painter, curtain, fold_, 1.4 * u);
    for (const double off : {20.0, 38.0}) {
        QPainterPath fold(at(off, -0.06));
        fold.cubicTo(at(off * 0.9, 0.34), at(off * 0.4, 0.44), at(off * 0.3, 0.57));
        outline(painter, fold, fold_, 1.3 * u);
    }
}

}  // namespace intrika::surfaces
