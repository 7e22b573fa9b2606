// Outlines what somebody speaks of, while the tableau changes.
#pragma once

#include "engines/core/choice.h"

#include <QPainterPath>

#include <vector>

class QGraphicsScene;

namespace intrika::scene {

class MapTable;
class MarkItem;
class TablePicks;
class TableThings;
struct LaidTable;

class TableMarks {
public:
    TableMarks(QGraphicsScene& scene, const LaidTable& laid, const MapTable& map, const TableThings& things,
               const TablePicks& picks);

    void setMarked(const std::vector<Pick>& picks);
    const std::vector<Pick>& marked() const { return marked_; }
    QPainterPath outlineOf(const Pick& pick) const;  // where it lies, an empty place too; empty: nowhere

    void refresh();  // things lie elsewhere
    void clear();    // all items of the scene are gone; what is spoken of stays

private:
    QPainterPath visiblePartOf(const Pick& pick) const;

    QGraphicsScene& scene_;
    const LaidTable& laid_;
    const MapTable& map_;
    const TableThings& things_;
    const TablePicks& picks_;
    std::vector<Pick> marked_;
    MarkItem* mark_ = nullptr;  // the scene owns it
};

}  // namespace intrika::scene
