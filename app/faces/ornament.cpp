#include "app/faces/ornament.h"

#include <QPolygonF>

#include <array>
#include <cmath>
#include <numbers>
#include <utility>

namespace intrika::faces {
namespace {

using std::numbers::pi;

QPainterPath arch(const QRectF& box) {
    const double w = box.width();
    const double spring = box.top() + std::min(w * 0.36, box.height() * 0.55);
    const double shoulder = box.top() + (spring - box.top()) * 0.42;
    QPainterPath path(box.bottomLeft());
    path.lineTo(box.left(), spring);
    path.cubicTo(box.left(), shoulder, box.left() + w * 0.2, box.top(), box.center().x(), box.top());
    path.cubicTo(box.right() - w * 0.2, box.top(), box.right(), shoulder, box.right(), spring);
    path.lineTo(box.bottomRight());
    path.closeSubpath();
    return path;
}

QPainterPath notched(const QRectF& box, double c) {
    const QSizeF notch(2 * c, 2 * c);
    const auto round = [&](QPointF corner) { return QRectF(corner - QPointF(c, c), notch); };
    QPainterPath path(QPointF(box.left() + c, box.top()));
    path.lineTo(box.right() - c, box.top());
    path.arcTo(round(box.topRight()), 180, 90);
    path.lineTo(box.right(), box.bottom() - c);
    path.arcTo(round(box.bottomRight()), 90, 90);
    path.lineTo(box.left() + c, box.bottom());
    path.arcTo(round(box.bottomLeft()), 0, 90);
    path.lineTo(box.left(), box.top() + c);
    path.arcTo(round(box.topLeft()), 270, 90);
    path.closeSubpath();
    return path;
}

QPainterPath chamfered(const QRectF& box, double c) {
    QPainterPath path;
    path.addPolygon(QPolygonF({{box.left() + c, box.top()},
                               {box.right() - c, box.top()},
                               {box.right(), box.top() + c},
                               {box.right(), box.bottom() - c},
                               {box.right() - c, box.bottom()},
                               {box.left() + c, box.bottom()},
                               {box.left(), box.bottom() - c},
                               {box.left(), box.top() + c}}));
    path.closeSubpath();
    return path;
}

QPainterPath shield(const QRectF& box) {
    const double x = box.left(), y = box.top(), w = box.width(), h = box.height();
    QPainterPath path(box.topLeft());
    path.lineTo(box.topRight());
    path.lineTo(x + w, y + h * 0.45);
    path.cubicTo(x + w, y + h * 0.8, x + w * 0.7, y + h * 0.93, x + w / 2, y + h);
    path.cubicTo(x + w * 0.3, y + h * 0.93, x, y + h * 0.8, x, y + h * 0.45);
    path.closeSubpath();
    return path;
}

}  // namespace

std::optional<Frame> frameNamed(std::string_view name) {
    constexpr std::array<std::pair<std::string_view, Frame>, 5> names{{{"person", Frame::person},
                                                                       {"thing", Frame::thing},
                                                                       {"place", Frame::place},
                                                                       {"order", Frame::order},
                                                                       {"goal", Frame::goal}}};
    for (const auto& [word, frame] : names) {
        if (word == name) return frame;
    }
    return std::nullopt;
}

QPainterPath framePath(Frame frame, const QRectF& box, double corner) {
    switch (frame) {
        case Frame::person:
            return arch(box);
        case Frame::thing:
            return notched(box, corner);
        case Frame::order:
            return chamfered(box, corner);
        case Frame::goal:
            return shield(box);
        case Frame::place:
            break;
    }
    QPainterPath path;
    path.addRoundedRect(box, 1.5, 1.5);
    return path;
}

QPainterPath rosette(QPointF centre, double middle, double swing, int lobes) {
    constexpr int curves = 7;
    const int steps = 24 * lobes;
    QPainterPath path;
    for (int k = 0; k < curves; ++k) {
        QPolygonF curve;
        for (int i = 0; i <= steps; ++i) {
            const double angle = 2 * pi * i / steps;
            const double r = middle + swing * std::sin(lobes * angle + 2 * pi * k / curves);
            curve.append(centre + r * QPointF(std::cos(angle), std::sin(angle)));
        }
        path.addPolygon(curve);
    }
    return path;
}

QPainterPath sineField(const QRectF& box) {
    constexpr double apart = 2, amplitude = 2.6, wave = 12.6, step = wave / 12;
    QPainterPath path;
    double sign = 1;
    for (double y = box.top() - amplitude; y < box.bottom() + amplitude; y += apart, sign = -sign) {
        QPolygonF line;
        for (double x = box.left(); x <= box.right() + step; x += step) {
            line.append({x, y + sign * amplitude * std::sin(2 * pi * x / wave)});
        }
        path.addPolygon(line);
    }
    return path;
}

QPainterPath banderolePath(const QRectF& box, double cut) {
    const double middle = box.center().y();
    QPainterPath path(box.topLeft());
    path.lineTo(box.topRight());
    path.lineTo(box.right() - cut, middle);
    path.lineTo(box.bottomRight());
    path.lineTo(box.bottomLeft());
    path.lineTo(box.left() + cut, middle);
    path.closeSubpath();
    return path;
}

QPainterPath ribbonPath(const QRectF& box, double cut) {
    QPainterPath path;
    path.addPolygon(QPolygonF(
        {box.topLeft(), box.topRight(), box.bottomRight(), {box.center().x(), box.bottom() - cut}, box.bottomLeft()}));
    path.closeSubpath();
    return path;
}

}  // namespace intrika::faces
