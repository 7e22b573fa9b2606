// Where the names of settlements stand on a map: beside their picture, where they hide as little as can be.
#pragma once

#include "app/faces/text_fit.h"
#include "app/maps/map_geometry.h"
#include "app/maps/map_ink.h"
#include "app/maps/room.h"

#include <QString>

#include <string_view>
#include <vector>

class QPainter;

namespace intrika::maps {

struct PlacedName {
    QString text;
    Cut cut = Cut::regular;
    double size = 0;
    QRectF box;
    QPointF anchor;        // of the box, next to the settlement's picture
    bool crowded = false;  // stands on another name: too little room for letters of this size
    bool operator==(const PlacedName&) const = default;
};

// `least`: no letters are smaller, in units of the map; 0 as printed.
std::vector<PlacedName> placeNames(const BoardMap& board, std::string_view language, double least);
// The same with letters of this share of their size: each stays at its settlement and keeps within its box, so that
// nothing comes to lie on anything new, and what was crowded may find room.
std::vector<PlacedName> shrunk(std::vector<PlacedName> names, double share);
void paintName(QPainter& painter, const MapInk& ink, const PlacedName& name);

}  // namespace intrika::maps
