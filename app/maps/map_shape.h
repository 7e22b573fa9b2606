// An area or a line of a map that several threads may draw at once.
#pragma once

#include <QPainterPath>
#include <QRectF>

namespace intrika::maps {

// A QPainterPath is none, not even one that never changes: when it is first drawn or measured it keeps what Qt makes of
// it, without a lock, and its copies share that. Two threads may lose one of two, use what the other has just thrown
// away, or read a box of which only a part is written yet.
class MapShape {
public:
    explicit MapShape(const QPainterPath& path) : path_(path), box_(path.boundingRect()) {}

    const QRectF& box() const { return box_; }
    QPainterPath path() const;  // of whoever asks, alone: it shares nothing

private:
    QPainterPath path_;  // once it is here, no more than its points are read
    QRectF box_;
};

}  // namespace intrika::maps
