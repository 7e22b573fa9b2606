#include "app/faces/emblems.h"

#include "app/faces/emblem_layers.h"

#include <QFile>
#include <QLinearGradient>
#include <QPaintEngine>
#include <QPainter>
#include <QPainterPath>
#include <QPolygonF>
#include <QTransform>

#include <limits>
#include <utility>

namespace intrika::faces {
namespace {

QPainterPath joined(const QList<QPainterPath>& contours) {
    QPainterPath path;
    path.setFillRule(contours.front().fillRule());
    for (const QPainterPath& contour : contours) path.addPath(contour);
    return path;
}

// The light falls along a slanted edge through the middle; both stops at one half make the edge sharp at any size.
QBrush halves(const HalfLight& light) {
    constexpr double edge = 0.5, behind = edge + std::numeric_limits<float>::epsilon();
    QLinearGradient gradient(226, 242, 286, 270);
    QColor left = light.lit, right = light.shade;
    if (light.mirrored) std::swap(left, right);
    gradient.setStops({{0, left}, {edge, left}, {behind, right}, {1, right}});
    return gradient;
}

// A small rim on the screen along the few straight lines that are seen there: to widen curves takes Qt twice as long,
// and corners cut off by less than a pixel look like round ones.
QPainterPath straightened(const QPainterPath& contour, double scale) {
    constexpr double partsOfAPixel = 2;
    const QTransform there = QTransform::fromScale(scale * partsOfAPixel, scale * partsOfAPixel),
                     back = there.inverted();
    QPainterPath path;
    for (const QPolygonF& polygon : contour.toSubpathPolygons(there)) path.addPolygon(back.map(polygon));
    return path;
}

void paintRim(QPainter& painter, const QList<QPainterPath>& contours, const HalfLight& light) {
    constexpr double smallUpTo = 64;  // pixels
    const double scale = painter.combinedTransform().m22();
    const bool isSmall = scale * emblemBox <= smallUpTo && painter.paintEngine()->type() == QPaintEngine::Raster;
    const QPen rim(light.rim, light.rimWidth, Qt::SolidLine, Qt::FlatCap, isSmall ? Qt::BevelJoin : Qt::RoundJoin);
    for (const QPainterPath& contour : contours) {
        painter.strokePath(isSmall ? straightened(contour, scale) : contour, rim);
    }
}

}  // namespace

Emblems::Emblems(const QString& game) {
    QFile file(QStringLiteral(":/faces/emblems/%1").arg(game));
    if (!file.open(QIODevice::ReadOnly)) return;
    QDataStream stream(&file);
    stream.setVersion(emblemStream);
    stream >> emblems_;
}

// All rims lie below all fills of the layers before, but an upper layer's rim cuts into a lower layer.
void Emblems::paint(QPainter& painter, const QString& name, QPointF centre, double side, const HalfLight& light) const {
    const auto found = emblems_.find(name);
    if (found == emblems_.end()) return;
    painter.save();
    painter.translate(centre);
    painter.scale((light.mirrored ? -side : side) / emblemBox, side / emblemBox);
    painter.translate(-emblemBox / 2, -emblemBox / 2);
    const QBrush fill = halves(light);
    for (const QList<QPainterPath>& contours : layersIn(*found)) {
        paintRim(painter, contours, light);
        painter.fillPath(joined(contours), fill);
    }
    painter.restore();
}

}  // namespace intrika::faces
