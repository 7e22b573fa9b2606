#include "app/faces/palette.h"

#include <QPainter>
#include <QPolygonF>

#include <array>
#include <initializer_list>
#include <numbers>

namespace intrika::faces {
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

enum Lines : unsigned { none = 0, level = 1, upright = 2, falling = 4, rising = 8, dots = 16, broken = 32 };

struct SeatStyle {
    std::string_view colour;
    QRgb ground;
    bool whiteMark;
    unsigned hatching;
    QPainterPath (*mark)();
};

const std::array<SeatStyle, 10> seatStyles{{
    {"red", 0xFFB8402A, true, upright,
     [] {
         return polygon({{0, -48}, {38, 0}, {0, 48}, {-38, 0}});
     }},
    {"blue", 0xFF2642A1, true, level, ring},
    {"yellow", 0xFFFCDC47, false, dots, star},
    {"green", 0xFF0AA36A, false, falling,
     [] {
         return polygon({{0, -46}, {46, 36}, {-46, 36}});
     }},
    {"white", 0xFFF8F5EC, false, none, square},
    {"black", 0xFF18171D, true, upright | level, cross},
    {"brown", 0xFF4E2E1D, true, falling | upright,
     [] {
         return polygon({{-40, -44}, {40, -44}, {8, 0}, {40, 44}, {-40, 44}, {-8, 0}});
     }},
    {"sky", 0xFF78D3FA, false, broken,
     [] {
         return disc({0, 0}, 46).subtracted(disc({17, -8}, 39));
     }},
    {"pink", 0xFFF082B8, false, rising, heart},
    {"grey", 0xFF7C7E80, false, falling | rising,
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

QList<QLineF> hatchLines(unsigned kinds, const QRectF& box, double apart) {
    QList<QLineF> lines;
    if ((kinds & (level | broken)) != 0) {
        for (double y = box.top() + apart / 2; y < box.bottom(); y += apart)
            lines.append({box.left(), y, box.right(), y});
    }
    if ((kinds & upright) != 0) {
        for (double x = box.left() + apart / 2; x < box.right(); x += apart)
            lines.append({x, box.top(), x, box.bottom()});
    }
    const double slope = box.height(), pitch = apart * std::numbers::sqrt2;
    for (double x = box.left() - slope; x < box.right(); x += pitch) {
        if ((kinds & falling) != 0) lines.append({x, box.top(), x + slope, box.bottom()});
        if ((kinds & rising) != 0) lines.append({x, box.bottom(), x + slope, box.top()});
    }
    return lines;
}

QList<QPointF> hatchDots(const QRectF& box, double apart) {
    QList<QPointF> all;
    bool shifted = false;
    for (double y = box.top() + apart / 2; y < box.bottom(); y += apart, shifted = !shifted) {
        for (double x = box.left() + (shifted ? apart : apart / 2); x < box.right(); x += apart) all.append({x, y});
    }
    return all;
}

}  // namespace

QColor faded(QColor colour, double alpha) {
    colour.setAlphaF(static_cast<float>(alpha));
    return colour;
}

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

void paintSeatHatching(QPainter& painter, std::string_view colour, const QPainterPath& within, double apart,
                       const QPen& pen) {
    const SeatStyle* style = styleOf(colour);
    if (style == nullptr || style->hatching == none) return;
    painter.save();
    painter.setClipPath(within, Qt::IntersectClip);
    QPen lines = pen;
    if (style->hatching == broken) lines.setDashPattern({9, 6});
    painter.setPen(lines);
    painter.drawLines(hatchLines(style->hatching, within.boundingRect(), apart));
    if (style->hatching == dots) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(pen.color());
        for (const QPointF& dot : hatchDots(within.boundingRect(), apart)) {
            painter.drawEllipse(dot, apart * 0.17, apart * 0.17);
        }
    }
    painter.restore();
}

void paintSeatChip(QPainter& painter, std::string_view colour, QPointF centre, double radius) {
    const SeatInk seat = seatInk(colour);
    const bool pale = seat.ground.lightnessF() > 0.85;  // would drown in paper
    painter.setPen(QPen(QColor(pale ? ink::black : ink::paper), radius * 0.15));
    painter.setBrush(seat.ground);
    painter.drawEllipse(centre, radius, radius);
    paintSeatMark(painter, colour, centre, radius * 1.1, seat.mark);
}

}  // namespace intrika::faces
