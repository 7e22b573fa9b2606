#include "app/scene/reach_switch.h"

#include "app/faces/palette.h"
#include "app/scene/layers.h"

#include <QPainter>
#include <QPainterPath>

namespace intrika::scene {

ReachSwitch::ReachSwitch(FaceCache& faces, FaceId face) : faces_(faces), face_(face) {
    setAcceptedMouseButtons(Qt::NoButton);
    setZValue(layer::label + 1);
}

QPainterPath ReachSwitch::shape() const {
    QPainterPath path;
    path.addEllipse(boundingRect());
    return path;
}

void ReachSwitch::setOn(bool on) {
    if (on == isOn_) return;
    isOn_ = on;
    update();
}

void ReachSwitch::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    const QRectF disc = boundingRect().adjusted(2, 2, -2, -2);
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(QColor(ink::wine), isOn_ ? 3.5 : 1.2));
    painter->setBrush(QColor(ink::paper));
    painter->drawEllipse(disc);
    QSizeF size = faces_.sizeMm(face_, Form::onTable);
    size.scale(disc.width() * 0.72, disc.height() * 0.72, Qt::KeepAspectRatio);
    const QPixmap picture = faces_.picture({face_, Form::onTable, {}, size, painter->device()->devicePixelRatioF()});
    if (picture.isNull()) return;
    QRectF box(QPointF(), size + QSizeF(2 * FaceCache::shadow, 2 * FaceCache::shadow));
    box.moveCenter(disc.center());
    painter->setRenderHint(QPainter::SmoothPixmapTransform);
    painter->drawPixmap(box, picture, QRectF(picture.rect()));
}

}  // namespace intrika::scene
