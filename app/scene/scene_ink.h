// The colours that an item is painted in: those of the table that it lies on.
#pragma once

#include "app/faces/table_ink.h"
#include "app/scene/room.h"

class QGraphicsItem;

namespace intrika::scene {

const TableInk& inkOf(const QGraphicsItem& item);
// Over the paper of a map, whichever cloth it lies on.
inline const TableInk& paperInk() { return tableInk(Cloth::light); }

}  // namespace intrika::scene
