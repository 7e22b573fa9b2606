#include "app/finale/scene_painter.h"

#include "app/faces/palette.h"

#include <QPainter>
#include <QPainterPath>
#include <QRadialGradient>

#include <cmath>
#include <numbers>

namespace intrika::finale {
namespace {

constexpr int rayCount = 72;
constexpr double rayHalf = 0.02, rayStrength = 0.055;

// Through all points, each bend as round as its neighbours allow.
QPainterPath curveThrough(const QPolygonF& points) {
    QPainterPath path(points.front());
    for (int i = 1; i < points.size(); ++i) {
        const QPointF before = points[std::max(0, i - 2)], from = points[i - 1], to = points[i];
        const QPointF after = points[std::min<int>(points.size() - 1, i + 1)];
        path.cubicTo(from + (to - before) / 6, to - (after - from) / 6, to);
    }
    return path;
}

}  // namespace

void ScenePainter::paint(QPainter& painter) const {
    painter.setRenderHint(QPainter::Antialiasing);
    paintLight(painter);
    for (const Layer& layer : scene_.layers) {
        painter.save();
        const bool isLowered = !layer.raisedFor.isEmpty() && !banners_.contains(layer.raisedFor);
        if (isLowered) painter.translate(0, layer.lowered * size_.down());
        paintLayer(painter, layer);
        if (layer.twice) {
            painter.translate(size_.window().width(), 0);
            painter.scale(-1, 1);
            paintLayer(painter, layer);
        }
        painter.restore();
    }
}

void ScenePainter::paintLight(QPainter& painter) const {
    const QRectF all(QPointF(), size_.window());
    const QPointF from = size_.at(medal);
    const double reach = std::hypot(all.width(), all.height());
    QRadialGradient light(from, 980 * std::max(size_.unit(), size_.down()));
    light.setColorAt(0, scene_.light);
    light.setColorAt(0.35, scene_.ground);
    light.setColorAt(1, scene_.edge);
    painter.fillRect(all, light);
    painter.setPen(Qt::NoPen);
    painter.setBrush(faded(Qt::white, rayStrength));
    for (int ray = 0; ray < rayCount; ++ray) {
        const double angle = 2 * std::numbers::pi * ray / rayCount;
        const auto tip = [&](double at) { return from + reach * QPointF(std::cos(at), std::sin(at)); };
        painter.drawPolygon(QPolygonF({from, tip(angle - rayHalf), tip(angle + rayHalf)}));
    }
}

void ScenePainter::paintLayer(QPainter& painter, const Layer& layer) const {
    switch (layer.form) {
        case LayerForm::polygon:
            return paintPolygon(painter, layer);
        case LayerForm::ellipse:
            return paintEllipse(painter, layer);
        case LayerForm::tiles:
        case LayerForm::boards:
            return paintFloor(painter, layer);
        case LayerForm::emblem:
            return paintEmblem(painter, layer);
    }
}

void ScenePainter::setInk(QPainter& painter, const Layer& layer) const {
    painter.setBrush(layer.fill.isValid() ? QBrush(layer.fill) : QBrush(Qt::NoBrush));
    QPen pen(layer.line, layer.width * size_.unit());
    pen.setJoinStyle(Qt::RoundJoin);
    painter.setPen(layer.line.isValid() ? pen : QPen(Qt::NoPen));
}

void ScenePainter::paintPolygon(QPainter& painter, const Layer& layer) const {
    QPolygonF points;
    for (const QPointF point : layer.points) points << size_.at(point, layer.wide);
    setInk(painter, layer);
    if (!layer.smooth) {
        painter.drawPolygon(points);
        return;
    }
    QPainterPath path = curveThrough(points);
    path.lineTo(points.back().x(), size_.window().height() + 4);
    path.lineTo(points.front().x(), size_.window().height() + 4);
    path.closeSubpath();
    painter.drawPath(path);
}

void ScenePainter::paintEllipse(QPainter& painter, const Layer& layer) const {
    setInk(painter, layer);
    painter.drawEllipse(size_.at(layer.at, layer.wide), layer.radii.width() * size_.across(layer.wide),
                        layer.radii.height() * size_.unit());
}

// Lines that meet far behind; of tiles, rows that come nearer as well.
void ScenePainter::paintFloor(QPainter& painter, const Layer& layer) const {
    constexpr int lines = 16;
    constexpr double near = 230, far = 92, firstRow = 9, growth = 1.42;
    const double top = size_.at(layer.at).y(), bottom = size_.window().height();
    painter.fillRect(QRectF(0, top, size_.window().width(), bottom - top), layer.fill);
    Layer strokes = layer;
    strokes.fill = QColor();
    setInk(painter, strokes);
    for (int line = -lines; line <= lines; ++line) {
        painter.drawLine(size_.at({line * far, layer.at.y()}, true),
                         size_.at({line * near, designSize.height()}, true));
    }
    if (layer.form == LayerForm::boards) return;
    double row = layer.at.y();
    for (double step = firstRow; row < designSize.height(); step *= growth) {
        const double y = row * size_.down();
        painter.drawLine(QPointF(0, y), QPointF(size_.window().width(), y));
        row += step;
    }
}

void ScenePainter::paintEmblem(QPainter& painter, const Layer& layer) const {
    emblems_.paint(painter, layer.emblem, size_.at(layer.at, layer.wide), layer.side * size_.unit(), layer.light);
}

}  // namespace intrika::finale
