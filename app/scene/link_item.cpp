#include "app/scene/link_item.h"

#include "app/faces/palette.h"
#include "app/scene/layers.h"
#include "app/scene/scene_ink.h"

#include <QLineF>
#include <QPainter>

#include <array>

namespace intrika::scene {
namespace {

constexpr double thickness = 4;
constexpr double linkRim = 2;
constexpr double headLength = 16;
constexpr double arrowAir = 7;  // between a plate and the arrow's end
constexpr double bend = 0.14;   // of its length

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

QPointF bendOf(QPointF from, QPointF to, QPointF middle) {
    const QLineF straight(from, to);
    const QPointF across(-straight.dy() * bend, straight.dx() * bend);
    const QPointF half = straight.center();
    const bool nearer = QLineF(half + across, middle).length() < QLineF(half - across, middle).length();
    return nearer ? half + across : half - across;
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

void LinkItem::join(const QRectF& from, const QRectF& to, QPointF middle, const std::string& colour) {
    prepareGeometryChange();
    const QPointF over = bendOf(from.center(), to.center(), middle);
    const QPointF tip = leaving(to, over);
    const double back = QLineF(tip, over).angle();
    shaft_ = QPainterPath(leaving(from, over));
    shaft_.quadTo(over, tip + QLineF::fromPolar(headLength * 0.8, back).p2());
    head_ = headAt(tip, back);
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
