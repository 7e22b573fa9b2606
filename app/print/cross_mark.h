#pragma once

#include <QPainter>

namespace intrika::print {

// In the painter's pen; `arm`: from the middle to each end.
inline void paintCrossMark(QPainter& painter, QPointF at, double arm) {
    painter.drawLine(at - QPointF(arm, 0), at + QPointF(arm, 0));
    painter.drawLine(at - QPointF(0, arm), at + QPointF(0, arm));
}

}  // namespace intrika::print
