// Which part of a map is seen, and how large: pure geometry.
#pragma once

#include <QPointF>
#include <QRectF>
#include <QTransform>

namespace intrika::scene {

class MapCamera {
public:
    static constexpr double mostZoom = 6;

    // Shows `world`, in the map's units, in `frame`, in logical pixels. A frame of another size keeps the middle.
    void setView(const QRectF& frame, const QRectF& world);
    const QRectF& frame() const { return frame_; }

    double zoom() const { return zoom_; }                  // 1: the whole map fits
    bool isNear() const { return zoom_ > 1.01; }           // only a part is seen
    double scale() const { return wholeScale() * zoom_; }  // pixels to a unit
    double wholeScale() const;
    QTransform toScene() const;  // whole pixels where the map begins, so that its tiles stay sharp
    QRectF seen() const;         // in the map's units

    // `fixed`, in logical pixels, stays where it is.
    void zoomAt(QPointF fixed, double factor);
    void pan(QPointF by);
    void centreOn(QPointF mapPoint);
    void reveal(QPointF mapPoint);  // no farther than needed

private:
    void keepWithin();

    QRectF frame_, world_;
    QPointF centre_;  // in the map's units
    double zoom_ = 1;
};

}  // namespace intrika::scene
