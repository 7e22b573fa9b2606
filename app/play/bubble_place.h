// Where a bubble may lie: pure geometry.
#pragma once

#include <QRect>
#include <QSize>

#include <vector>

namespace intrika::play {

struct BubbleRoom {
    QSize table;
    QRect target;                  // what it points at; empty: nothing
    std::vector<QRect> kept;       // must not be covered
    std::vector<QRect> regretted;  // better not
};

struct BubblePlace {
    QRect box;
    double cost = 0;     // the less the better
    bool isFree = true;  // it covers nothing that must not be covered
};

// The best place for a bubble of this size, all of it on the table if it fits there.
BubblePlace bestPlace(QSize bubble, const BubbleRoom& room);

// Where a tail from `box` ends on the target: in it, though only just.
QPoint tipOn(const QRect& target, const QRect& box);

}  // namespace intrika::play
