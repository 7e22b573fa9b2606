// Shows a thing of the table large, with its words.
#pragma once

#include <QRectF>

#include <vector>

class QGraphicsItem;
class QGraphicsScene;

namespace intrika::scene {

class FaceCache;
class LookItem;
class MapTable;
class TablePicks;
class TableThings;
struct LaidTable;

class TableLook {
public:
    TableLook(QGraphicsScene& scene, FaceCache& faces, const LaidTable& laid, const MapTable& map,
              const TableThings& things, const TablePicks& picks);

    void look(QGraphicsItem* item);  // null: no more
    // The same for whoever only rests on it: what can be read where it lies is left there, the rest is shown smaller.
    void lookInPassing(QGraphicsItem* item);
    bool isLooking() const { return lookedAt_ != nullptr; }

    void repaint();
    void forget(const QGraphicsItem* item);  // it is gone
    void clear();                            // all items of the scene are

private:
    void show(QGraphicsItem* item, bool inPassing);
    std::vector<QRectF> played() const;

    QGraphicsScene& scene_;
    FaceCache& faces_;
    const LaidTable& laid_;
    const MapTable& map_;
    const TableThings& things_;
    const TablePicks& picks_;
    LookItem* look_ = nullptr;  // the scene owns it
    QGraphicsItem* lookedAt_ = nullptr;
};

}  // namespace intrika::scene
