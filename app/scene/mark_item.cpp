#include "app/scene/mark_item.h"

#include "app/faces/palette.h"
#include "app/scene/layers.h"
#include "app/scene/room.h"

#include <QPainter>

namespace intrika::scene {

MarkItem::MarkItem() {
    setZValue(layer::mark);
    setAcceptedMouseButtons(Qt::NoButton);
}

void MarkItem::enclose(const QPainterPath& path) {
    update();
    prepareGeometryChange();
    path_ = path;
    setVisible(!path_.isEmpty());
    update();
}

void MarkItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    painter->setRenderHint(QPainter::Antialiasing);
    painter->strokePath(path_, QPen(QColor(ink::paper), 11, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter->strokePath(path_, QPen(QColor(ink::wine), 6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
}

}  // namespace intrika::scene
