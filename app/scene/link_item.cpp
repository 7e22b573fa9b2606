#include "app/scene/link_item.h"

#include "app/faces/palette.h"
#include "app/scene/layers.h"
#include "app/scene/scene_ink.h"

#include <QLineF>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

namespace intrika::scene {
namespace {

constexpr double thickness = 4;
constexpr double linkRim = 2;
constexpr double headLength = 16;
constexpr double arrowAir = 7;  // between a plate and the arrow's end
// Of its length, towards the middle of the table: the first looks best.
constexpr std::array bends{0.14, 0.08, 0.2, -0.08, 0.26, -0.14, -0.2, -0.26};

// Where the line from the box's centre to the point leaves the box.
QPointF leaving(const QRectF& box, QPointF towards) {
    const QRectF wide = box.adjusted(-arrowAir, -arrowAir, arrowAir, arrowAir);
    const QLineF line(wide.center(), towards);
    const std::array<QLineF, 4> edges{
        QLineF(wide.topLeft(), wide.topRight()), QLineF(wide.topRight(), wide.bottomRight()),
        QLineF(wide.bottomRight(), wide.bottomLeft()), QLineF(wide.bottomLeft(), wide.topLeft())};
    QPointF at = wide.center();
    for (const QLineF& edge : edges) {
        if (line.intersects(edge, &at) == QLineF::BoundedIntersection) return at;
    }
    return wide.center();
}

QPointF bendOf(QPointF from, QPointF to, QPointF middle, double bend) {
    const QLineF straight(from, to);
    const QPointF across = QPointF(-straight.dy(), straight.dx()) * std::abs(bend);
    const QPointF half = straight.center();
    const bool nearer = QLineF(half + across, middle).length() < QLineF(half - across, middle).length();
    return nearer == (bend > 0) ? half + across : half - across;
}

QPainterPath shaftOf(const QRectF& from, const QRectF& to, QPointF over) {
    const QPointF tip = leaving(to, over);
    QPainterPath shaft(leaving(from, over));
    shaft.quadTo(over, tip + QLineF::fromPolar(headLength * 0.8, QLineF(tip, over).angle()).p2());
    return shaft;
}

std::size_t crossedBy(const QPainterPath& shaft, const std::vector<QRectF>& words) {
    constexpr int steps = 60;
    constexpr double half = thickness / 2 + linkRim;
    std::size_t crossed = 0;
    for (const QRectF& box : words) {
        bool meets = false;
        for (int step = 0; step <= steps && !meets; ++step)
            meets = box.adjusted(-half, -half, half, half)
                        .contains(shaft.pointAtPercent(static_cast<double>(step) / steps));
        crossed += meets ? 1 : 0;
    }
    return crossed;
}

QPointF bestBend(const QRectF& from, const QRectF& to, QPointF middle, const std::vector<QRectF>& words) {
    QPointF best;
    std::size_t least = words.size() + 1;
    for (const double bend : bends) {
        const QPointF over = bendOf(from.center(), to.center(), middle, bend);
        const std::size_t crossed = crossedBy(shaftOf(from, to, over), words);
        if (crossed < least) best = over;
        least = std::min(least, crossed);
        if (least == 0) break;
    }
    return best;
}

QPainterPath headAt(QPointF tip, double angle) {
    QPainterPath head(tip);
    for (const double side : {-24.0, 24.0}) head.lineTo(tip + QLineF::fromPolar(headLength, angle + side).p2());
    head.closeSubpath();
    return head;
}

}  // namespace

LinkItem::LinkItem() {
    setZValue(layer::link);
    setAcceptedMouseButtons(Qt::NoButton);
}

void LinkItem::join(const QRectF& from, const QRectF& to, QPointF middle, const std::vector<QRectF>& words,
                    const std::string& colour) {
    prepareGeometryChange();
    const QPointF over = bestBend(from, to, middle, words);
    const QPointF tip = leaving(to, over);
    shaft_ = shaftOf(from, to, over);
    head_ = headAt(tip, QLineF(tip, over).angle());
    box_ = (shaft_.boundingRect() | head_.boundingRect()).adjusted(-5, -5, 5, 5);
    colour_ = colour;
    update();
}

void LinkItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    painter->setRenderHint(QPainter::Antialiasing);
    const QColor own = seatInk(colour_).ground;
    const QColor edge = inkOf(*this).text;
    const auto pen = [](const QColor& colour, double width) {
        return QPen(colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    };
    painter->strokePath(shaft_, pen(edge, thickness + 2 * linkRim));
    painter->strokePath(head_, pen(edge, 2 * linkRim));
    painter->strokePath(shaft_, pen(own, thickness));
    painter->fillPath(head_, own);
}

}  // namespace intrika::scene
