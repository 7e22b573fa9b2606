// Pens and shapes that the parts of a surface share.
#pragma once

#include <QColor>
#include <QPainter>
#include <QPainterPath>
#include <QPen>
#include <QRectF>

#include <algorithm>

namespace intrika::surfaces {

// Thinner than most of a pixel a line would only be grey.
inline QPen strokeOf(const QColor& colour, double width) {
    QPen pen(colour, std::max(0.8, width));
    pen.setCapStyle(Qt::FlatCap);
    pen.setJoinStyle(Qt::RoundJoin);
    return pen;
}

inline void outline(QPainter& painter, const QPainterPath& path, const QColor& colour, double width) {
    painter.strokePath(path, strokeOf(colour, width));
}

inline QPainterPath rounded(const QRectF& box, double radius) {
    QPainterPath path;
    path.addRoundedRect(box, radius, radius);
    return path;
}

inline QPainterPath disc(QPointF centre, double radiusX, double radiusY) {
    QPainterPath path;
    path.addEllipse(centre, radiusX, radiusY);
    return path;
}

inline QPainterPath disc(QPointF centre, double radius) { return disc(centre, radius, radius); }

inline QPainterPath polygon(const QPolygonF& corners) {
    QPainterPath path;
    path.addPolygon(corners);
    path.closeSubpath();
    return path;
}

inline QColor mixed(const QColor& one, const QColor& other, double share) {
    const auto part = [share](float a, float b) { return static_cast<float>(a + (b - a) * share); };
    return QColor::fromRgbF(part(one.redF(), other.redF()), part(one.greenF(), other.greenF()),
                            part(one.blueF(), other.blueF()), part(one.alphaF(), other.alphaF()));
}

}  // namespace intrika::surfaces
