// A line before a seat that has a caption: somebody, what they have, and in words how they stand.
#pragma once

#include "app/scene/zone_layout.h"

namespace intrika::scene {

// The first piece is whose the others are: as high as the line, square like the pieces on a map. Precondition: there is
// one.
void putHead(ZoneSpots& spots, const QRectF& box, Qt::AlignmentFlag side);

// Beside the pieces; where there is no room it is told when one points at them.
void putCaption(ZoneSpots& spots, const Zone& zone, const QRectF& box, Qt::AlignmentFlag side, double size,
                const LabelWidths& widths);

}  // namespace intrika::scene
