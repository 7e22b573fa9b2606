// A line before a seat that has a caption: somebody, what they have, and in words how they stand.
#pragma once

#include "app/scene/zone_layout.h"

namespace intrika::scene {

// Each zone has its own part of the line. Its first piece is whose the others are: as high as the line, square like the
// pieces on a map. Beside the pieces stands the caption, in this size; where there is no room it is told when one
// points at them. Precondition: every zone has a piece.
std::vector<ZoneSpots> sheetLine(const std::vector<const Zone*>& zones, const QRectF& box, const FlowStyle& style,
                                 double captionSize, const FaceSizes& sizes);

bool haveCaptions(const std::vector<const Zone*>& zones);

}  // namespace intrika::scene
