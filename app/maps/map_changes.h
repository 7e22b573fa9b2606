// What of a drawn board looks otherwise after a change of it.
#pragma once

#include "app/maps/room.h"
#include "engines/boards/board_map.h"

#include <QRectF>

namespace intrika::maps {

// In the map's units, without the names; empty: it looks the same.
QRectF changedPart(const BoardMap& before, const BoardMap& after);

}  // namespace intrika::maps
