#include "app/finale/medal.h"

#include "app/faces/ornament.h"
#include "app/faces/palette.h"

#include <QPainter>
#include <QPainterPath>

#include <cmath>
#include <numbers>

namespace intrika::finale {
namespace {

constexpr double boughRadius = 146, boughDrop = 8;
constexpr int leaves = 15;
const QColor stalk(0x7A, 0x5A, 0x14), leafShade(0xB9, 0x8A, 0x2E), leafRim(0x3A, 0x2A, 0x06);

QPainterPath leafFrom(QPointF foot, double angle, double length) {
    constexpr double belly = 15;
    const QPointF along(std::cos(angle), std::sin(angle)), beside(-along.y(), along.x());
    const QPointF middle = foot + along * length / 2, tip = foot + along * length;
    QPainterPath leaf(foot);
    leaf.quadTo(middle + beside * belly, tip);
    leaf.quadTo(middle - beside * belly, foot);
    return leaf;
}

// From the foot upwards, a pair of leaves each, smaller towards the tip. `side`: 1 right, -1 left; the light falls from
// the left.
void paintBough(QPainter& painter, int side) {
    constexpr double spread = 0.62, first = 10, apart = 9.6, longest = 58, tapering = 1.3;
    const QRectF ring(-boughRadius, boughDrop - boughRadius, 2 * boughRadius, 2 * boughRadius);
    QPainterPath stem;
    stem.arcMoveTo(ring, 270);
    stem.arcTo(ring, 270, side * 150);
    painter.strokePath(stem, QPen(stalk, 5));
    painter.setPen(QPen(leafRim, 1.3));
    for (int leaf = 0; leaf < leaves; ++leaf) {
        const double angle = (90 - side * (first + leaf * apart)) * std::numbers::pi / 180;
        const QPointF foot(boughRadius * std::cos(angle), boughDrop + boughRadius * std::sin(angle));
        const double growth = std::atan2(-std::cos(angle) * side, std::sin(angle) * side);
        for (const int inward : {1, -1}) {
            painter.setBrush(inward * side < 0 ? QColor(ink::gold) : leafShade);
            painter.drawPath(leafFrom(foot, growth - spread * side * inward, longest - leaf * tapering));
        }
    }
}

void paintDisc(QPainter& painter, std::string_view colour) {
    constexpr double radius = medalSide / 2;
    const SeatInk seat = seatInk(colour);
    painter.setPen(QPen(QColor(ink::gold), 7));
    painter.setBrush(seat.ground);
    painter.drawEllipse(QPointF(), radius, radius);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(seat.mark, 1.4));
    painter.drawEllipse(QPointF(), radius - 9, radius - 9);
    painter.strokePath(rosette({}, 0.73 * radius, 0.17 * radius, 30), QPen(faded(seat.mark, 0.5), 0.9));
    paintSeatMark(painter, colour, {}, 0.84 * radius, seat.mark);
}

}  // namespace

void paintMedal(QPainter& painter, QPointF centre, double scale, std::string_view colour) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(centre);
    painter.scale(scale, scale);
    paintBough(painter, 1);
    paintBough(painter, -1);
    paintDisc(painter, colour);
    painter.restore();
}

}  // namespace intrika::finale
