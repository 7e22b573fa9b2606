// Where a tableau's labels lie once its zones have their places.
#pragma once

#include "app/scene/table_layout.h"
#include "engines/core/tableau.h"

#include <utility>

namespace intrika::scene {

// Boxes above a column, for its labels in their order.
using ColumnChips = std::vector<std::pair<ZoneId, std::vector<QRectF>>>;

// As Tableau::labels. `ring`: beside the places of the ring, if there is one. `usual`: how large a label is that
// nothing makes smaller.
std::vector<QRectF> labelBoxes(const Tableau& tableau, const TableLayout& layout, const std::vector<QRectF>& ring,
                               const ColumnChips& chips, QSizeF usual);

}  // namespace intrika::scene
