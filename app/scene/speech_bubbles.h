// What people say, in a bubble beside the plate of each.
#pragma once

#include "engines/core/seat.h"

#include <QString>

#include <vector>

class QGraphicsScene;

namespace intrika::scene {

class BubbleItem;
class TableThings;
struct LaidTable;

struct Saying {
    Seat seat = noSeat;
    QString words;
    bool operator==(const Saying&) const = default;
};

class SpeechBubbles {
public:
    SpeechBubbles(QGraphicsScene& scene, const LaidTable& laid, const TableThings& things)
        : scene_(scene), laid_(laid), things_(things) {}

    void say(std::vector<Saying> sayings);  // until something else is said; nothing: everybody is silent
    const std::vector<Saying>& said() const { return said_; }
    void lay();    // the plates lie elsewhere
    void clear();  // all items of the scene are gone, and nothing is said any more

private:
    QGraphicsScene& scene_;
    const LaidTable& laid_;
    const TableThings& things_;
    std::vector<Saying> said_;
    std::vector<BubbleItem*> bubbles_;  // the scene owns them
};

}  // namespace intrika::scene
