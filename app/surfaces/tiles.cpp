#include "app/surfaces/tiles.h"

#include <QImage>

#include <algorithm>
#include <cmath>

namespace intrika::surfaces {

void paintTiled(QPainter& painter, const QRectF& area, QPointF origin, QSizeF wanted,
                const std::function<void(QPainter&, QSizeF)>& paint) {
    const double ratio = painter.device()->devicePixelRatioF();
    const auto whole = [ratio](double length) { return std::max(1, qRound(length * ratio)); };
    QImage tile(whole(wanted.width()), whole(wanted.height()), QImage::Format_ARGB32_Premultiplied);
    tile.setDevicePixelRatio(ratio);
    tile.fill(Qt::transparent);
    const QSizeF size = QSizeF(tile.size()) / ratio;
    QPainter once(&tile);
    once.setRenderHint(QPainter::Antialiasing);
    paint(once, size);
    once.end();
    const auto first = [](double from, double at, double step) { return at + std::floor((from - at) / step) * step; };
    const QPointF start(qRound(origin.x() * ratio) / ratio, qRound(origin.y() * ratio) / ratio);
    painter.save();
    painter.setClipRect(area, Qt::IntersectClip);
    for (double y = first(area.top(), start.y(), size.height()); y < area.bottom(); y += size.height()) {
        for (double x = first(area.left(), start.x(), size.width()); x < area.right(); x += size.width())
            painter.drawImage(QPointF(x, y), tile);
    }
    painter.restore();
}

}  // namespace intrika::surfaces
