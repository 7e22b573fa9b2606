#include "app/faces/texture.h"

#include <QPolygonF>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <utility>

namespace intrika::faces {
namespace {

using std::numbers::pi;

// From inside the box to its edge, in the direction of `angle`.
double edgeAt(const QRectF& box, QPointF from, double angle) {
    const double x = std::cos(angle), y = std::sin(angle);
    const double across = (x < 0 ? box.left() - from.x() : box.right() - from.x()) / x;
    const double down = (y < 0 ? box.top() - from.y() : box.bottom() - from.y()) / y;
    return std::min(std::abs(across), std::abs(down));
}

// A ray's end is straight: it reaches so far beyond the edge that a corner of the box stays covered.
TextureParts rays(const QRectF& box, QPointF centre) {
    constexpr int count = 48;
    constexpr double half = pi / count * 0.42, beyond = 1.1;
    TextureParts parts;
    for (int i = 0; i < count; ++i) {
        const double angle = 2 * pi * i / count;
        const auto tip = [&](double a) {
            return centre + beyond * edgeAt(box, centre, a) * QPointF(std::cos(a), std::sin(a));
        };
        QPainterPath ray;
        ray.addPolygon(QPolygonF({centre, tip(angle - half), tip(angle + half)}));
        ray.closeSubpath();
        parts.shapes.push_back(ray);
    }
    return parts;
}

TextureParts folds(const QRectF& box) {
    constexpr std::array<double, 4> gaps{1.3, 1.0, 1.7, 0.9};
    std::array<Strokes, 4> pleats{{{1.5, {}}, {0.7, {}}, {1.1, {}}, {0.5, {}}}};
    double x = box.left();
    for (std::size_t i = 0; x < box.right(); i = (i + 1) % gaps.size()) {
        const double middle = x + pleats[i].width / 2;
        pleats[i].lines.append({middle, box.top(), middle, box.bottom()});
        x += pleats[i].width + gaps[i];
    }
    return {{pleats.begin(), pleats.end()}, {}};
}

double farthestCorner(const QRectF& box, QPointF from) {
    const double x = std::max(from.x() - box.left(), box.right() - from.x());
    const double y = std::max(from.y() - box.top(), box.bottom() - from.y());
    return std::hypot(x, y);
}

TextureParts rings(const QRectF& box, QPointF centre) {
    const double reach = farthestCorner(box, centre);
    TextureParts parts;
    for (double r = 3; r < reach; r += 2.1) {
        QPainterPath ring;
        ring.addEllipse(centre, r, r);
        ring.addEllipse(centre, r + 0.42, r + 0.42);
        parts.shapes.push_back(ring);
    }
    return parts;
}

// Lines `slant` off the upright over the height of the box.
TextureParts slantingLines(const QRectF& box, double slant, double apart, double width) {
    Strokes strokes{width, {}};
    const double left = box.left() - std::max(slant, 0.0), right = box.right() - std::min(slant, 0.0);
    for (double x = left; x < right; x += apart) {
        strokes.lines.append({x, box.top(), x + slant, box.bottom()});
    }
    return {{strokes}, {}};
}

// Short lines that run a little into one another, so that no gap shows where they bend.
TextureParts waves(const QRectF& box, QPointF centre) {
    constexpr double apart = 1.9, length = 9, swing = 0.55, step = 1.5, overlap = 0.1;
    Strokes strokes{0.42, {}};
    for (double y = box.top() - 2; y < box.bottom() + 2; y += apart) {
        const auto at = [&](double x) {
            return QPointF(x, y + swing * std::sin((x - centre.x()) * 2 * pi / length + (y - centre.y()) * 0.9));
        };
        for (double x = box.left(); x < box.right(); x += step) {
            const QLineF line(at(x), at(x + step));
            strokes.lines.append({line.pointAt(-overlap), line.pointAt(1 + overlap)});
        }
    }
    return {{strokes}, {}};
}

TextureParts dotted(const QRectF& box) {
    constexpr double apart = 3.4, radius = 0.62;
    TextureParts parts;
    double shift = 0;
    for (double y = box.top(); y < box.bottom() + apart; y += apart * 0.75, shift = apart / 2 - shift) {
        for (double x = box.left() + shift; x < box.right() + apart; x += apart) {
            QPainterPath dot;
            dot.addEllipse(QPointF(x, y), radius, radius);
            parts.shapes.push_back(dot);
        }
    }
    return parts;
}

}  // namespace

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

TextureParts textureParts(Texture texture, const QRectF& box, QPointF centre) {
    constexpr double hatchingApart = 2.4, hatchingWidth = 0.5;
    switch (texture) {
        case Texture::rays:
            return rays(box, centre);
        case Texture::folds:
            return folds(box);
        case Texture::rings:
            return rings(box, centre);
        case Texture::rain:
            return slantingLines(box, -0.36 * box.height(), 2.1, 0.42);
        case Texture::waves:
            return waves(box, centre);
        case Texture::dots:
            return dotted(box);
        case Texture::upright:
            return slantingLines(box, 0, hatchingApart, hatchingWidth);
        case Texture::level:
            return {{}, {levelHatching(box, hatchingApart, hatchingWidth)}};
        case Texture::falling:
            break;
    }
    return slantingLines(box, box.height(), hatchingApart, hatchingWidth);
}

QPainterPath levelHatching(const QRectF& box, double apart, double width) {
    QPainterPath path;
    for (double y = box.top() + apart / 2; y < box.bottom(); y += apart)
        path.addRect(box.left(), y, box.width(), width);
    return path;
}

}  // namespace intrika::faces
