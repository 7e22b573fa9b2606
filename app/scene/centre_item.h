// A game's drawing on the cloth, in the table's line, round the middle.
#pragma once

#include "app/faces/centre_drawing.h"
#include "app/scene/room.h"

#include <QColor>
#include <QGraphicsItem>

#include <memory>

class QSvgRenderer;

namespace intrika::scene {

class CentreItem : public QGraphicsItem {
public:
    explicit CentreItem(CentreDrawing what);
    ~CentreItem() override;

    void setLine(const QColor& colour);
    // As large as it is meant to be on a table of this unit, or as there is room: centred, from the room's top down.
    void lie(const QRectF& room, double unit);

    QRectF boundingRect() const override { return box_; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    CentreDrawing what_;
    QRectF box_;
    std::unique_ptr<QSvgRenderer> drawing_;
};

}  // namespace intrika::scene
