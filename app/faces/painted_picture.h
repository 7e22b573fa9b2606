// A picture of its own: smooth, and transparent where nothing is painted.
#pragma once

#include <QImage>

#include <functional>

class QPainter;

namespace intrika::faces {

// `size` in device pixels, of which each logical one that `paint` paints in has `ratio`.
QImage paintedPicture(QSize size, qreal ratio, const std::function<void(QPainter&)>& paint);

}  // namespace intrika::faces
