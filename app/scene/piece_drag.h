// A piece of the map that is dragged to a place: two clicks in one movement.
#pragma once

#include "engines/core/choice.h"

#include <QGraphicsObject>
#include <QObject>
#include <QPointer>
#include <QTimer>

namespace intrika::scene {

class PieceItem;
class PlaceItem;
class TableScene;

// The piece is picked as soon as it is dragged, and stays so wherever it is let go; over a place that it can be brought
// to, that is picked as well. Escape and the right button let it go. At the map's edge what lies beyond comes into
// sight.
class PieceDrag : public QObject {
public:
    explicit PieceDrag(TableScene& scene);

    bool begin(QPointF pressed);  // false: no piece that needs only a place is on top there
    bool isOn() const { return !picture_.isNull(); }
    void move(QPointF point);
    void release(QPointF point);
    void letGo();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void pickAlone(PieceItem& piece);
    QPointF pull() const;
    void followEdge();
    PlaceItem* endAt(QPointF point) const;

    TableScene& scene_;
    std::uint16_t from_ = 0;  // the place where it stands
    Pick piece_;
    QPointer<QGraphicsObject> picture_;  // the scene owns it, and drops it with all else
    QPointF at_;
    QTimer edge_;  // runs while the piece is at the map's edge
};

}  // namespace intrika::scene
