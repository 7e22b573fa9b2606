#include "app/faces/palette.h"

#include <QPainter>
#include <QPolygonF>

#include <array>
#include <initializer_list>

namespace intrika {
namespace {

QPainterPath polygon(std::initializer_list<QPointF> points) {
    QPainterPath path;
    path.addPolygon(QPolygonF(QList<QPointF>(points)));
    path.closeSubpath();
    return path;
}

QPainterPath disc(QPointF centre, double radius) {
    QPainterPath path;
    path.addEllipse(centre, radius, radius);
    return path;
}

QPainterPath ring() {
    QPainterPath path = disc({0, 0}, 44);
    path.addPath(disc({0, 0}, 21));
    return path;
}

QPainterPath star() {
    return polygon({{0, -50},
                    {11.5, -27.7},
                    {35.4, -35.4},
                    {27.7, -11.5},
                    {50, 0},
                    {27.7, 11.5},
                    {35.4, 35.4},
                    {11.5, 27.7},
                    {0, 50},
                    {-11.5, 27.7},
                    {-35.4, 35.4},
                    {-27.7, 11.5},
                    {-50, 0},
                    {-27.7, -11.5},
                    {-35.4, -35.4},
                    {-11.5, -27.7}});
}

QPainterPath square() {
    QPainterPath path;
    path.addRect(-38, -38, 76, 76);
    path.addRect(-16, -16, 32, 32);
    return path;
}

QPainterPath cross() {
    return polygon({{-15, -46},
                    {15, -46},
                    {15, -15},
                    {46, -15},
                    {46, 15},
                    {15, 15},
                    {15, 46},
                    {-15, 46},
                    {-15, 15},
                    {-46, 15},
                    {-46, -15},
                    {-15, -15}});
}

QPainterPath heart() {
    QPainterPath path({0, 44});
    path.cubicTo(-62, -4, -44, -46, -20, -42);
    path.cubicTo(-8, -40, -2, -30, 0, -24);
    path.cubicTo(2, -30, 8, -40, 20, -42);
    path.cubicTo(44, -46, 62, -4, 0, 44);
    path.closeSubpath();
    return path;
}

struct SeatStyle {
    std::string_view colour;
    QRgb ground;
    bool whiteMark;
    QPainterPath (*mark)();
};

const std::array<SeatStyle, 10> seatStyles{{
    {"red", 0xFFB8402A, true,
     [] {
         return polygon({{0, -48}, {38, 0}, {0, 48}, {-38, 0}});
     }},
    {"blue", 0xFF2642A1, true, ring},
    {"yellow", 0xFFFCDC47, false, star},
    {"green", 0xFF0AA36A, false,
     [] {
         return polygon({{0, -46}, {46, 36}, {-46, 36}});
     }},
    {"white", 0xFFF8F5EC, false, square},
    {"black", 0xFF18171D, true, cross},
    {"brown", 0xFF4E2E1D, true,
     [] {
         return polygon({{-40, -44}, {40, -44}, {8, 0}, {40, 44}, {-40, 44}, {-8, 0}});
     }},
    {"sky", 0xFF78D3FA, false,
     [] {
         return disc({0, 0}, 46).subtracted(disc({17, -8}, 39));
     }},
    {"pink", 0xFFF082B8, false, heart},
    {"grey", 0xFF7C7E80, false,
     [] {
         return polygon({{0, -40}, {46, 4}, {46, 40}, {0, -4}, {-46, 40}, {-46, 4}});
     }},
}};

const SeatStyle* styleOf(std::string_view colour) {
    for (const SeatStyle& style : seatStyles) {
        if (style.colour == colour) return &style;
    }
    return nullptr;
}

}  // namespace

SeatInk seatInk(std::string_view colour) {
    const SeatStyle* style = styleOf(colour);
    if (style == nullptr) return {QColor(ink::paper), QColor(ink::black)};
    return {QColor(style->ground), style->whiteMark ? QColor(Qt::white) : QColor(ink::black)};
}

QPainterPath seatMark(std::string_view colour) {
    const SeatStyle* style = styleOf(colour);
    QPainterPath path = style == nullptr ? QPainterPath() : style->mark();
    path.setFillRule(Qt::OddEvenFill);
    return path;
}

void paintSeatMark(QPainter& painter, std::string_view colour, QPointF centre, double side, const QColor& fill) {
    painter.save();
    painter.translate(centre);
    painter.scale(side / 100, side / 100);
    painter.fillPath(seatMark(colour), fill);
    painter.restore();
}

void paintSeatChip(QPainter& painter, std::string_view colour, QPointF centre, double radius) {
    const SeatInk seat = seatInk(colour);
    painter.setPen(QPen(QColor(ink::paper), radius * 0.15));
    painter.setBrush(seat.ground);
    painter.drawEllipse(centre, radius, radius);
    paintSeatMark(painter, colour, centre, radius * 1.1, seat.mark);
}

}  // namespace intrika
