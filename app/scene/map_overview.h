// The whole map in a corner of the view, while a part of it is seen large.
#pragma once

#include <QPointF>
#include <QRectF>

class QPainter;
class QPixmap;

namespace intrika::scene {

class MapCamera;

// One looks on below what it covers by moving the map, but not past the map's end: there it lies in another corner.
class MapOverview {
public:
    explicit MapOverview(const MapCamera& camera) : camera_(camera) {}

    // `world`: all of the map, in its units; `head`: taken up at the upper edge of the view, px.
    void follow(const QRectF& world, double head);
    void hold(bool held);                // it is being pressed, so it stays in its corner
    QRectF box() const { return box_; }  // in logical pixels; empty while the whole map is seen
    QPointF onMap(QPointF inOverview) const;
    void paint(QPainter& painter, const QPixmap& whole) const;

private:
    void choose();
    void place();

    const MapCamera& camera_;
    QRectF world_, box_;
    double head_ = 0;
    bool atFoot_ = false, atRight_ = false;  // an end of the map that is seen
    bool isUp_ = false, isLeft_ = false;
    bool isHeld_ = false;
};

}  // namespace intrika::scene
