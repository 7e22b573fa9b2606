#include "app/faces/ornament.h"

#include <QPolygonF>

#include <array>
#include <cmath>
#include <numbers>
#include <utility>

namespace intrika {
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

using Parts = std::vector<QPainterPath>;

QPainterPath polygon(const QPolygonF& points) {
    QPainterPath path;
    path.addPolygon(points);
    path.closeSubpath();
    return path;
}

QPainterPath rectangle(const QRectF& box) {
    QPainterPath path;
    path.addRect(box);
    return path;
}

Parts rays(const QRectF& box, QPointF centre) {
    const double reach = std::hypot(box.width(), box.height());
    constexpr int count = 48;
    Parts parts;
    for (int i = 0; i < count; ++i) {
        const double angle = 2 * pi * i / count;
        const double half = pi / count * 0.42;
        const auto tip = [&](double a) { return centre + reach * QPointF(std::cos(a), std::sin(a)); };
        parts.push_back(polygon({centre, tip(angle - half), tip(angle + half)}));
    }
    return parts;
}

Parts folds(const QRectF& box) {
    constexpr std::array<std::pair<double, double>, 4> widthAndGap{{{1.5, 1.3}, {0.7, 1.0}, {1.1, 1.7}, {0.5, 0.9}}};
    Parts parts;
    double x = box.left();
    for (std::size_t i = 0; x < box.right(); i = (i + 1) % widthAndGap.size()) {
        parts.push_back(rectangle({x, box.top(), widthAndGap[i].first, box.height()}));
        x += widthAndGap[i].first + widthAndGap[i].second;
    }
    return parts;
}

Parts rings(const QRectF& box, QPointF centre) {
    const double reach = std::hypot(box.width(), box.height());
    Parts parts;
    for (double r = 3; r < reach; r += 2.1) {
        QPainterPath ring;
        ring.addEllipse(centre, r, r);
        ring.addEllipse(centre, r + 0.42, r + 0.42);
        parts.push_back(ring);
    }
    return parts;
}

Parts rain(const QRectF& box) {
    const double slant = box.height() * 0.36;
    Parts parts;
    for (double x = box.left() - slant; x < box.right(); x += 2.1) {
        parts.push_back(polygon(
            {{x + slant, box.top()}, {x + slant + 0.5, box.top()}, {x + 0.35, box.bottom()}, {x, box.bottom()}}));
    }
    return parts;
}

Parts waves(const QRectF& box, QPointF centre) {
    Parts parts;
    for (double y = box.top() - 2; y < box.bottom() + 2; y += 1.9) {
        const auto height = [&](double x) {
            return 0.55 * std::sin((x - centre.x()) * 2 * pi / 9 + (y - centre.y()) * 0.9);
        };
        QPolygonF band;
        for (double x = box.left(); x <= box.right() + 1.5; x += 1.5) band.append({x, y + height(x)});
        for (double x = band.last().x(); x >= box.left() - 0.1; x -= 1.5) band.append({x, y + 0.42 + height(x)});
        parts.push_back(polygon(band));
    }
    return parts;
}

Parts dots(const QRectF& box) {
    constexpr double apart = 3.4, radius = 0.62;
    Parts parts;
    double shift = 0;
    for (double y = box.top(); y < box.bottom() + apart; y += apart * 0.75, shift = apart / 2 - shift) {
        QPainterPath row;
        for (double x = box.left() + shift; x < box.right() + apart; x += apart) {
            row.addEllipse(QPointF(x, y), radius, radius);
        }
        parts.push_back(row);
    }
    return parts;
}

// Lines 0.5 wide, `slant` off the upright over the height of the box.
Parts hatching(const QRectF& box, double slant) {
    constexpr double apart = 2.4, width = 0.5;
    Parts parts;
    for (double x = box.left() - slant; x < box.right(); x += apart) {
        parts.push_back(polygon(
            {{x, box.top()}, {x + width, box.top()}, {x + width + slant, box.bottom()}, {x + slant, box.bottom()}}));
    }
    return parts;
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

std::optional<Texture> textureNamed(std::string_view name) {
    constexpr std::array<std::pair<std::string_view, Texture>, 9> names{{{"rays", Texture::rays},
                                                                         {"folds", Texture::folds},
                                                                         {"rings", Texture::rings},
                                                                         {"rain", Texture::rain},
                                                                         {"waves", Texture::waves},
                                                                         {"dots", Texture::dots},
                                                                         {"upright", Texture::upright},
                                                                         {"level", Texture::level},
                                                                         {"falling", Texture::falling}}};
    for (const auto& [word, texture] : names) {
        if (word == name) return texture;
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

std::vector<QPainterPath> textureParts(Texture texture, const QRectF& box, QPointF centre) {
    switch (texture) {
        case Texture::rays:
            return rays(box, centre);
        case Texture::folds:
            return folds(box);
        case Texture::rings:
            return rings(box, centre);
        case Texture::rain:
            return rain(box);
        case Texture::waves:
            return waves(box, centre);
        case Texture::dots:
            return dots(box);
        case Texture::upright:
            return hatching(box, 0);
        case Texture::level:
            return {levelHatching(box, 2.4, 0.5)};
        case Texture::falling:
            break;
    }
    return hatching(box, box.height());
}

QPainterPath levelHatching(const QRectF& box, double apart, double width) {
    QPainterPath path;
    for (double y = box.top() + apart / 2; y < box.bottom(); y += apart)
        path.addRect(box.left(), y, box.width(), width);
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

QPainterPath ribbonPath(const QRectF& box, double cut) {
    QPainterPath path;
    path.addPolygon(QPolygonF(
        {box.topLeft(), box.topRight(), box.bottomRight(), {box.center().x(), box.bottom() - cut}, box.bottomLeft()}));
    path.closeSubpath();
    return path;
}

}  // namespace intrika
