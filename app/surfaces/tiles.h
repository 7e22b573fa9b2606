// What repeats itself over an area is painted once and copied.
#pragma once

#include <QPainter>
#include <QRectF>
#include <QSizeF>

#include <functional>

namespace intrika::surfaces {

// Copies of one tile over `area`, one of them with its corner at `origin`. `paint` gets the tile's size, which is
// `wanted` to the nearest device pixel, so that no seam shows; what reaches over an edge must be painted on both sides.
void paintTiled(QPainter& painter, const QRectF& area, QPointF origin, QSizeF wanted,
                const std::function<void(QPainter&, QSizeF)>& paint);

}  // namespace intrika::surfaces
