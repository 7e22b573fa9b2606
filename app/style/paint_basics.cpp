#include "app/style/painters.h"
#include "app/style/widget_ink.h"

#include <QPainter>
#include <QPainterPath>
#include <QPalette>
#include <QStyleOption>

#include <array>

namespace intrika::style {

bool Drawn::is(QStyle::StateFlag state) const { return (option->state & state) != 0; }

QRectF Drawn::box() const { return QRectF(option->rect); }

QColor Drawn::filled() const { return option->palette.color(QPalette::Highlight); }

void paintBox(QPainter& painter, const QRectF& box, double radius, const QColor& fill, const QColor& edge,
              double width) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const bool lined = edge.alpha() > 0;
    painter.setPen(lined ? QPen(edge, width) : QPen(Qt::NoPen));
    painter.setBrush(fill);
    const double inset = lined ? width / 2 : 0;
    painter.drawRoundedRect(box.adjusted(inset, inset, -inset, -inset), radius, radius);
    painter.restore();
}

void paintFocusRing(QPainter& painter, const QRectF& box, double radius) {
    paintBox(painter, box, radius + focusRing, Qt::transparent, QColor(ink::text), 2);
    paintBox(painter, box.adjusted(2, 2, -2, -2), radius + focusRing / 2, Qt::transparent, Qt::white, 2);
}

void paintTick(QPainter& painter, const QRectF& box, const QColor& colour) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(box.topLeft());
    painter.scale(box.width() / 32, box.height() / 32);
    painter.setPen(QPen(colour, 4.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(QPolygonF({{6, 16}, {13, 23}, {26, 8}}));
    painter.restore();
}

void paintArrow(QPainter& painter, const QRectF& box, Qt::ArrowType direction, const QColor& colour) {
    const double turn = direction == Qt::DownArrow   ? 0
                        : direction == Qt::LeftArrow ? 90
                        : direction == Qt::UpArrow   ? 180
                                                     : 270;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(box.center());
    painter.rotate(turn);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    const double half = box.width() / 2;
    painter.drawPolygon(QPolygonF({{-half, -half * 0.62}, {half, -half * 0.62}, {0, half * 0.68}}));
    painter.restore();
}

}  // namespace intrika::style
