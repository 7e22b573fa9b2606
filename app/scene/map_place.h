// Where a map lies, and what lies in the middle with it: pure geometry, in logical pixels.
#pragma once

#include "engines/core/tableau.h"

#include <QPointF>
#include <QRectF>
#include <QSizeF>

namespace intrika::scene {

struct MapPlace {
    QRectF map;       // its room
    QRectF others;    // that of all else: a strip below the map, or on its left where the map gets larger so
    QRectF below;     // where that strip is, or would be, below the map
    double gain = 1;  // pieces in the strip are no larger than that times what they would be below
    QPointF corner;   // right of it, and down to it, is what the map leaves free
};

// `strip`: how wide it is on the left, how high below; empty: the map lies alone. Where the strip changes its side
// neither the map nor `gain` nor the corner changes at once.
MapPlace placeMap(const Zone& map, const QRectF& room, QSizeF strip);

}  // namespace intrika::scene
