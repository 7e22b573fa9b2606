// Where the keys go on a table.
#pragma once

#include <vector>

class QGraphicsItem;

namespace intrika::scene {

class TableThings;
struct LaidTable;

// What may be pointed at, in the order of the Tab key; arrows move within a group.
std::vector<std::vector<QGraphicsItem*>> stopsOf(const LaidTable& laid, const TableThings& things);

}  // namespace intrika::scene
