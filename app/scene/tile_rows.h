// A fan of many cards before a seat, whose numbers could not be read, as tiles in rows: a tile shows its number alone.
#pragma once

#include "app/scene/zone_layout.h"

namespace intrika::scene {

// By their number alone, so that no window changes what they look like.
bool areTiles(const Zone& zone);

// In the room that the fan has, as large as all of them fit; what they leave of it is free.
ZoneSpots inTiles(ZoneSpots fan);

// A line of zones that `flow` has laid in the box: with tiles, and what lies behind these in the room that they leave.
std::vector<ZoneSpots> withTiles(const std::vector<const Zone*>& zones, std::vector<ZoneSpots> laid, const QRectF& box,
                                 const FlowStyle& style, const FaceSizes& sizes);

}  // namespace intrika::scene
