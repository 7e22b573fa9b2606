// The viewer's hand where its room is no strip: pure geometry, in logical pixels.
#pragma once

#include "app/scene/zone_layout.h"

namespace intrika::scene {

// Upright cards in rows from the top left, no higher than `most` px, as large as all of them can be told apart.
ZoneSpots gridded(const Zone& hand, const QRectF& box, double most, const FaceSizes& sizes);

}  // namespace intrika::scene
