// Columns of cards beside each other, growing downwards: pure geometry, in logical pixels.
#pragma once

#include "app/scene/zone_layout.h"

#include <vector>

namespace intrika::scene {

struct ColumnStyle {
    double mostPxPerMm = 0;
    double labelHeight = 0;  // of the zone's label, above the column
    QSizeF chip;             // of each of the short texts that stand under the label
    int chips = 0;           // for how many of them there is to be room
    std::vector<int> shown;  // how many of them each column has
    double leastPitch = 0;   // however small the cards are, as far as there is room
};

struct ColumnLayout {
    std::vector<ZoneSpots> zones;            // places: those of the pieces, and where the next one would lie
    std::vector<std::vector<QRectF>> chips;  // by column
};

// How many labels of the tableau stand above each of the columns.
std::vector<int> labelsAbove(const Tableau& tableau, const std::vector<const Zone*>& columns);

// All columns have cards of one size and do not change it while they grow to the usual length; then they lie closer.
// The first piece heads its column and shows its upper half, the others their head, the last one all of it.
ColumnLayout columns(const std::vector<const Zone*>& zones, const QRectF& box, const ColumnStyle& style,
                     const FaceSizes& sizes);

}  // namespace intrika::scene
