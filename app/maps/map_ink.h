// What a map is drawn with.
#pragma once

#include "app/faces/face_data.h"
#include "app/maps/room.h"

#include <QColor>

namespace intrika::maps {

struct MapInk {
    QColor land, line, quietLine;  // of emblems and frame; of the grid
    QColor water, waterEdge, waterText;
    QColor wood, woodEdge, leaf, leafShade;
    QColor rock, rockEdge, rockLit, rockShade;
    QColor marsh, marshEdge, reed;
    QColor wall, wallShade, roof, flag;
    QColor start, mark, onMark;
};

MapInk mapInk(Style style);

}  // namespace intrika::maps
