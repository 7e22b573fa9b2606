// A picture that may be needed more than once, and whatever can be drawn on.
#pragma once

#include <QPainter>
#include <QRectF>
#include <QString>
#include <QTransform>

#include <functional>

namespace intrika::print {

struct Stamp {
    QString key;  // equal keys, equal pictures
    QRectF box;   // mm; nothing outside is shown
    std::function<void(QPainter&)> paint;
};

class Canvas {
public:
    explicit Canvas(QPainter& painter) : painter_(painter) {}
    virtual ~Canvas() = default;
    Canvas(const Canvas&) = delete;
    Canvas& operator=(const Canvas&) = delete;

    QPainter& painter() { return painter_; }
    // `place`: from the stamp's mm to those of the painter as it stands now.
    virtual void stamp(const Stamp& stamp, const QTransform& place) {
        painter_.save();
        painter_.setTransform(place, true);
        painter_.setClipRect(stamp.box, Qt::IntersectClip);
        stamp.paint(painter_);
        painter_.restore();
    }

private:
    QPainter& painter_;
};

}  // namespace intrika::print
