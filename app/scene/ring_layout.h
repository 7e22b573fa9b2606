// A closed ring of cards with what lies under and between them: pure geometry, in logical pixels.
#pragma once

#include "app/scene/zone_layout.h"

#include <QRectF>

#include <vector>

namespace intrika {

// Places 0..count-1 clockwise, place 0 at twelve o'clock, equally far apart in widths and heights of a card.
struct RingLayout {
    QSizeF card;
    std::vector<Spot> cards;
    std::vector<Spot> rims;      // pieces tucked under a card, most of them outside
    std::vector<Spot> gaps;      // between place i and the next one clockwise
    std::vector<QRectF> labels;  // beside a card, inside the ring
    QRectF inside;               // free of all of these
    QPointF centre;
    double radiusX = 0, radiusY = 0;
};

struct RingWish {
    int count = 0;
    QRectF box;                     // everything of the ring stays in it
    std::vector<QRectF> obstacles;  // and clear of these
    bool rims = false;
    double mostCardHeight = 0;
    QSizeF label;
    QSizeF middle;  // inside there is at least this much room, where that is possible
    bool operator==(const RingWish&) const = default;
};

// Finds the largest cards with which the ring keeps clear of the obstacles and of itself, among them the widest ring.
// Remembers the last answer: a table of one size is laid out after every step of a game.
class RingFitter {
public:
    // `labelled`: places whose label is shown; `inside` keeps clear of them.
    RingLayout fit(const RingWish& wish, const std::vector<std::size_t>& labelled);

private:
    RingWish wish_;
    RingLayout ring_;
};

}  // namespace intrika
