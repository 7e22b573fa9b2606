// The things of a table as items of a scene: pieces, people's plates, empty places. What lies there keeps its item.
#pragma once

#include "app/scene/laid_table.h"
#include "engines/core/choice.h"

#include <QObject>
#include <QSet>

#include <vector>

class QGraphicsItem;
class QGraphicsScene;

namespace intrika::scene {

class FaceCache;
class MapTable;
class PieceItem;
class PlaceItem;
class PlateItem;

// The scene owns the items.
class TableThings : public QObject {
    Q_OBJECT

public:
    TableThings(QGraphicsScene& scene, FaceCache& faces, const LaidTable& laid, const MapTable& map);

    void show();  // pieces and plates of what is laid now; those that stayed in their zone keep their item
    void showPlaces(const std::vector<Pick>& wanted);
    void layPlaces();
    void standOnMap();  // the camera moved: what stands on the map goes along
    void clear();       // tells no `dropping`
    void repaint(const QSet<FaceId>& faces);

    const std::vector<PieceItem*>& pieces() const { return pieces_; }
    const std::vector<PlateItem*>& plates() const { return plates_; }
    const std::vector<PlaceItem*>& places() const { return places_; }
    std::vector<QGraphicsItem*> all() const;
    PlateItem* plate(Seat seat) const;            // null: nobody sits there
    PlaceItem* placeOf(const Pick& place) const;  // null: none is shown there

    // A piece of the zone, one that shows the face before others; null: all of them are busy.
    PieceItem* findPiece(ZoneId zone, FaceId face, std::uint16_t place, const std::vector<PieceItem*>& busy) const;
    PieceItem* newPiece(const Piece& piece, ZoneId zone, const Spot& at);
    void dropPiece(PieceItem* item);

    std::vector<Pick> picksOf(const QGraphicsItem* item) const;  // all that it may stand for, the likeliest first
    QString description(const QGraphicsItem* item) const;        // in words, for looking at and for a screen reader

signals:
    void dropping(QGraphicsItem* item);  // it is gone at once

private:
    void showPieces();
    void showPlates();
    void layPlace(PlaceItem& place) const;
    PieceItem* itemOf(const Zone& zone, const Piece& piece, std::vector<PieceItem*>& before);
    PieceItem* makePiece(const Piece& piece, ZoneId zone);
    void drop(QGraphicsItem* item);

    QGraphicsScene& scene_;
    FaceCache& faces_;
    const LaidTable& laid_;
    const MapTable& map_;
    std::vector<PieceItem*> pieces_;
    std::vector<PlateItem*> plates_;
    std::vector<PlaceItem*> places_;
};

}  // namespace intrika::scene
