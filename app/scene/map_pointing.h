// Pointing on a map: which place or piece is meant, the way to it, and the focus that goes from place to place.
#pragma once

#include "app/scene/map_table.h"
#include "app/scene/room.h"

#include <QObject>

class QGraphicsItem;

namespace intrika {
struct Happening;
}

namespace intrika::scene {

class PlaceItem;
class TablePicks;
class TableThings;
struct LaidTable;

class MapPointing : public QObject {
    Q_OBJECT

public:
    MapPointing(MapTable& map, const LaidTable& laid, TableThings& things, TablePicks& picks);

    void setHints(std::vector<PlaceHint> hints);  // what picking a place comes to
    void showWay();
    void keepCursor();                     // the map that is laid now has one
    PlaceItem* placeUnder(QPointF point);  // to be pointed at from now on; null: no map is there
    PlaceItem* bankAt(QPointF point) const;
    QGraphicsItem* meant(const std::vector<QGraphicsItem*>& things, QPointF point) const;  // of several, on top first
    void denyPlace(QPointF point);  // something was dropped there that cannot go there
    bool step(Qt::Key arrow);       // the focus goes to the next place; false: it is not on the map
    void followPieces(const std::vector<Happening>& happenings, const Tableau& after);

signals:
    void denied(const intrika::Pick& pick);
    void cursorMoved();

private:
    PlaceItem* placeOn(std::uint16_t place);

    MapTable& map_;
    const LaidTable& laid_;
    TableThings& things_;
    TablePicks& picks_;
};

}  // namespace intrika::scene
