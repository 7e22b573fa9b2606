// The mouse on the table: clicks, cards of the hand and pieces of a map that are dragged.
#pragma once

#include "app/scene/piece_drag.h"

#include <QObject>
#include <QPointF>
#include <QString>

class QGraphicsItem;
class QGraphicsSceneMouseEvent;

namespace intrika::scene {

class PieceItem;
class TableScene;

// A card let go over the table is picked, over the hand it goes to that place. Belongs to the scene.
class TableMouse : public QObject {
public:
    explicit TableMouse(TableScene& scene);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void press(const QGraphicsSceneMouseEvent& event);
    void drag(QPointF point);
    void dragMap(QPointF point);
    void release(QPointF point);
    void drop(PieceItem& card, QPointF point);
    bool isHeld(const QGraphicsItem* item) const;

    TableScene& scene_;
    const QGraphicsItem* pressed_ = nullptr;  // to be compared only: it may be gone
    QString rule_;                            // pressed in the reason that names it
    PieceItem* dragged_ = nullptr;            // null, or a card of the hand
    QPointF from_;
    PieceDrag pieceDrag_;
    enum class OnMap { no, pressed, pans, drags, overview } onMap_ = OnMap::no;
};

}  // namespace intrika::scene
