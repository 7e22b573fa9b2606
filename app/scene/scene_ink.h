// The colours that an item is painted in: those of the table that it lies on.
#pragma once

#include "app/faces/table_ink.h"

class QGraphicsItem;

namespace intrika {

const TableInk& inkOf(const QGraphicsItem& item);

}  // namespace intrika
