#include "app/scene/place_cost.h"

#include "app/faces/palette.h"
#include "app/faces/text_fit.h"
#include "app/scene/scene_ink.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace intrika::scene {
namespace {

constexpr double mostRing = 15, mostSign = 16;
constexpr double riskShare = 0.95, leastRisk = 7.5, mostRisk = 14;  // of the ring's radius; px
constexpr double pinText = 17, pinTail = 9;                         // px

double riskOnPin(double text) { return text * 0.8; }

}  // namespace

double ringRadius(const QRectF& place) { return std::min(place.width() / 2, mostRing * textScale()); }

double costSize(const QRectF& place, const QString& cost) {
    if (cost.isEmpty()) return 0;
    const double radius = ringRadius(place);
    const double size = std::min(radius * 1.25, mostSign * textScale());
    const double fits = std::min(size, size * radius * 1.6 / textWidth(cost, Cut::bold, size));
    return fits >= leastLetters ? fits : 0;
}

bool isReadInRing(const QRectF& place, const QString& cost) {
    return costSize(place, cost) >= leastLetters * textScale();
}

void paintRisk(QPainter& painter, QPointF centre, double side) {
    const double height = side * 0.87;
    const QPolygonF sign({centre - QPointF(0, height * 0.6), centre + QPointF(side / 2, height * 0.4),
                          centre + QPointF(-side / 2, height * 0.4)});
    painter.setPen(QPen(QColor(ink::paper), std::max(2.0, side * 0.3), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(QColor(ink::black));
    painter.drawPolygon(sign);
    painter.setPen(Qt::NoPen);
    painter.drawPolygon(sign);
}

void paintRiskAt(QPainter& painter, const QRectF& place) {
    const double radius = ringRadius(place);
    const double side = std::clamp(radius * riskShare, leastRisk, mostRisk * textScale());
    paintRisk(painter, place.center() + QPointF(radius, radius) * 0.75, side);
}

QRectF pinBox(const MapPin& pin, const QRectF& frame) {
    const double text = textPixels(pinText);
    double width = textWidth(pin.cost, Cut::bold, text) + text * 0.9;
    if (pin.risky) width += riskOnPin(text) * 1.3;
    const double height = text * 1.35;
    QRectF box(0, 0, std::max(width, height), height);
    box.moveCenter(pin.place.center());
    box.moveBottom(pin.place.top() - pinTail);
    if (box.top() < frame.top() + 2) box.moveTop(pin.place.bottom() + pinTail);
    box.moveLeft(std::clamp(box.left(), frame.left() + 2, std::max(frame.left() + 2, frame.right() - box.width() - 2)));
    return box;
}

void paintPin(QPainter& painter, const MapPin& pin, const QRectF& frame) {
    const QRectF box = pinBox(pin, frame);
    const bool above = box.center().y() < pin.place.center().y();
    const QPointF foot = pin.place.center() + QPointF(0, (above ? -1 : 1) * pin.place.height() * 0.3);
    const double root = above ? box.bottom() - 1 : box.top() + 1;
    const double x = std::clamp(foot.x(), box.left() + 9, box.right() - 9);
    QPainterPath body, tail(foot);
    body.addRoundedRect(box, 5, 5);
    tail.lineTo(x - 5, root);
    tail.lineTo(x + 5, root);
    tail.closeSubpath();
    const QPainterPath shape = body.united(tail);
    painter.strokePath(shape, QPen(QColor(ink::paper), 5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.fillPath(shape, QColor(ink::paper));
    painter.strokePath(shape, QPen(paperInk().state, 2));
    const double text = textPixels(pinText), sign = pin.risky ? riskOnPin(text) : 0;
    const QPointF middle(box.center().x() - sign * 0.65, box.center().y() + text * 0.34);
    paintLine(painter, pin.cost, Cut::bold, text, middle, Qt::AlignHCenter, paperInk().state);
    if (pin.risky) paintRisk(painter, {box.right() - text * 0.35 - sign / 2, box.center().y() + sign * 0.1}, sign);
}

}  // namespace intrika::scene
