// Where glue goes: slanting lines.
#pragma once

#include "app/faces/palette.h"
#include "app/print/room.h"

#include <QPainter>

namespace intrika::print {

inline void paintGlueMark(QPainter& painter, const QRectF& box, double apart) {
    painter.save();
    painter.setClipRect(box, Qt::IntersectClip);
    painter.setPen(QPen(QColor(ink::black), 0.15));
    for (double y = box.top(); y < box.bottom() + box.width(); y += apart) {
        painter.drawLine(QPointF(box.left(), y), QPointF(box.right(), y - box.width()));
    }
    painter.restore();
}

}  // namespace intrika::print
