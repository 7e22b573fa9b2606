// The table in words, as a tree: what a screen reader finds where others see a picture.
#pragma once

#include "engines/core/tableau.h"

#include <QString>

#include <vector>

class QGraphicsItem;

namespace intrika::scene {

class TableScene;

// A thing keeps its key while it lies in its place, so a reader that asks again finds the same one.
struct TableKey {
    enum class Part : std::uint8_t { table, status, zone, piece, place, seat, plate };
    Part part = Part::table;
    ZoneId zone = noZone;     // zone, piece, place
    std::uint16_t index = 0;  // of the piece in its zone; of the place; the seat
    auto operator<=>(const TableKey&) const = default;
};

struct TableNode {
    TableKey key;
    QString name;
    std::vector<TableNode> children;
};

// Made of what the scene shows and of nothing else: an empty scene, as behind the curtain, has no children.
TableNode readTable(const TableScene& scene);
const TableNode* findNode(const TableNode& root, const TableKey& key);  // null: it is not there any more
const TableNode* parentOf(const TableNode& root, const TableKey& key);

// The thing that can be pointed at; null: the node is none.
QGraphicsItem* itemOf(const TableScene& scene, const TableKey& key);
TableKey keyOf(const TableScene& scene, const QGraphicsItem* item);  // Part::table: it is no thing

}  // namespace intrika::scene
