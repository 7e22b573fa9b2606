#include "app/faces/emblems.h"

#include <QDataStream>
#include <QFile>
#include <QLinearGradient>
#include <QPainter>
#include <QPainterPath>

#include <limits>
#include <utility>

namespace intrika {
namespace {

constexpr double box = 512;
constexpr auto version = QDataStream::Qt_6_0;

using Layers = QList<QList<QPainterPath>>;

Layers layersIn(const QByteArray& bytes) {
    QDataStream stream(bytes);
    stream.setVersion(version);
    stream.setFloatingPointPrecision(QDataStream::SinglePrecision);
    Layers layers;
    stream >> layers;
    return layers;
}

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

}  // namespace

Emblems::Emblems(const QString& game) {
    QFile file(QStringLiteral(":/faces/emblems/%1").arg(game));
    if (!file.open(QIODevice::ReadOnly)) return;
    QDataStream stream(&file);
    stream.setVersion(version);
    stream >> emblems_;
}

// All rims lie below all fills of the layers before, but an upper layer's rim cuts into a lower layer.
void Emblems::paint(QPainter& painter, const QString& name, QPointF centre, double side, const HalfLight& light) const {
    const auto found = emblems_.find(name);
    if (found == emblems_.end()) return;
    painter.save();
    painter.translate(centre);
    painter.scale((light.mirrored ? -side : side) / box, side / box);
    painter.translate(-box / 2, -box / 2);
    const QPen rim(light.rim, light.rimWidth, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin);
    const QBrush fill = halves(light);
    for (const QList<QPainterPath>& contours : layersIn(*found)) {
        for (const QPainterPath& contour : contours) painter.strokePath(contour, rim);
        painter.fillPath(joined(contours), fill);
    }
    painter.restore();
}

}  // namespace intrika
