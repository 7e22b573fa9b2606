// A button at the edge of a map: shows how far a band may come, as the key R does.
#pragma once

#include "app/scene/face_cache.h"

#include <QGraphicsItem>

#include <vector>

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

// Their corners: on the cloth beside the map, below it or above it, below or beside each other, where nothing else
// lies; else over a corner of the map.
std::vector<QPointF> placesForSwitches(std::size_t count, const QRectF& map, const QRectF& table,
                                       const std::vector<QRectF>& taken);

}  // namespace intrika::scene
