#include "app/faces/bust.h"

#include "app/faces/card_painter.h"

namespace intrika::faces {
namespace {

// Of a box of 100 x 120.
constexpr double boxWide = 100, boxHigh = 120;
constexpr QRectF niche(3, bustNicheTop* boxHigh, 94, (1 - bustNicheTop) * boxHigh);
constexpr double outline = 4, nicheLine = 2.4;
constexpr QPointF headCentre(51, 56), hatCentre(51, 34), chipCentre(51, 106);
constexpr double headAcross = 18, headDown = 22, hatSide = 62, chipRadius = 11;
const QColor skinLit(0xFF, 0xF7, 0xE6), skinShade(0xD9, 0xB9, 0x8A), nicheGround(0x0B, 0x1D, 0x23, 0xD8);

QPainterPath shoulders() {
    QPainterPath path(QPointF(8, boxHigh));
    path.cubicTo(10, 92, 30, 88, 42, 84);
    path.lineTo(42, 70);
    path.lineTo(60, 70);
    path.lineTo(60, 84);
    path.cubicTo(72, 88, 92, 92, 94, boxHigh);
    path.closeSubpath();
    return path;
}

// Lit from the left, and a rim all round.
void paintHalves(QPainter& painter, const QPainterPath& shape, const QColor& lit, const QColor& shade) {
    QPainterPath left;
    left.addPolygon(QPolygonF({{0, 0}, {55, 0}, {47, boxHigh}, {0, boxHigh}}));
    painter.strokePath(shape, QPen(QColor(ink::black), outline, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.fillPath(shape, shade);
    painter.fillPath(shape.intersected(left), lit);
}

}  // namespace

void CardPainter::bust() {
    painter_.scale(0.5, 0.5);  // of the box into mm
    painter_.setClipRect(QRectF(0, 0, boxWide, boxHigh), Qt::IntersectClip);
    const QPainterPath arch = framePath(Frame::person, niche, 0);
    const SeatInk seat = ownersInk();
    painter_.fillPath(arch, nicheGround);
    painter_.strokePath(arch, QPen(seat.ground.lightness() < 60 ? seat.ground.lighter(250) : seat.ground, nicheLine));
    paintHalves(painter_, shoulders(), seat.ground, seat.ground.darker(150));
    QPainterPath head;
    head.addEllipse(headCentre, headAcross, headDown);
    paintHalves(painter_, head, skinLit, skinShade);
    emblems_.paint(painter_, face_.hats.value(QString::fromStdString(owner_)), hatCentre, hatSide,
                   {skinLit, skinShade, QColor(ink::black)});
    painter_.setPen(QPen(QColor(ink::black), 1.4));
    painter_.setBrush(paperTone());
    painter_.drawEllipse(chipCentre, chipRadius, chipRadius);
    paintSeatMark(painter_, owner_, chipCentre, chipRadius * 1.2, QColor(ink::black));
}

}  // namespace intrika::faces
