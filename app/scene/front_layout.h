// What lies before everything, in rows on a panel: pure geometry, in logical pixels.
#pragma once

#include "app/scene/zone_layout.h"
#include "app/scene/zones_of.h"

#include <QRectF>

#include <vector>

namespace intrika::scene {

struct FrontStyle {
    double headline = 0;          // over the rows; 0: none
    double rim = 0;               // round them
    double label = 0;             // the height of the line under each of them
    double labelSize = 0;         // px of its text
    double ease = 1;              // as FlowStyle's
    bool asTheyAre = false;       // rows as high as their pieces, not as cards
    std::vector<double> heights;  // of the rows with their labels, by zone; where there is no room all shrink alike
    LabelWidths labelWidths = {};
};

struct FrontLayout {
    QRectF panel, headline;
    std::vector<ZoneSpots> zones;
};

// One zone a row, from top to bottom, in the middle of the room.
FrontLayout frontRows(const Zones& zones, const QRectF& room, const FrontStyle& style, const FaceSizes& sizes);

// Where they are while they are put aside: without their pieces.
std::vector<ZoneSpots> asideAt(const Zones& zones, const QRectF& tab);

}  // namespace intrika::scene
