// A button at the edge of a map: shows how far a band may come, as the key R does.
#pragma once

#include "app/scene/face_cache.h"

#include <QGraphicsItem>

namespace intrika::scene {

class ReachSwitch : public QGraphicsItem {
public:
    static constexpr double side = 38;  // px

    ReachSwitch(FaceCache& faces, FaceId face);

    QRectF boundingRect() const override { return QRectF(0, 0, side, side); }
    QPainterPath shape() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;
    void setOn(bool on);
    bool isOn() const { return isOn_; }

private:
    FaceCache& faces_;
    FaceId face_;
    bool isOn_ = false;
};

}  // namespace intrika::scene
