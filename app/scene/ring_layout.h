// A closed ring of cards with what lies under and between them: pure geometry, in logical pixels.
#pragma once

#include "app/scene/ring_form.h"
#include "app/scene/zone_layout.h"

#include <QRectF>

#include <optional>
#include <vector>

namespace intrika::scene {

// Places 0..count-1 clockwise, place 0 at twelve o'clock, equally far apart in widths and heights of a card.
struct RingLayout {
    QSizeF card;
    std::vector<Spot> cards;
    std::vector<Spot> rims;      // pieces tucked under a card, most of them outside
    std::vector<Spot> gaps;      // between place i and the next one clockwise
    std::vector<QRectF> labels;  // beside a card, inside the ring
    QRectF inside;               // free of all of these but the labels
    QPointF centre;
    double radiusX = 0, radiusY = 0;

    // What of it the labels at these places leave free.
    QRectF insideWith(const std::vector<std::size_t>& labelled) const;
};

// How much room there is inside the ring: for texts, and for pieces that grow with its cards.
struct RingMiddle {
    QSizeF texts;   // px: as wide as this at least; so high without the pieces
    QSizeF pieces;  // in heights of a card
    QSizeF beside(double cardHeight) const;
    bool operator==(const RingMiddle&) const = default;
};

struct RingWish {
    int count = 0;
    QRectF box;                     // everything of the ring stays in it
    std::vector<QRectF> obstacles;  // and clear of these
    bool rims = false;
    double mostCardHeight = 0;
    QSizeF label;
    RingMiddle middle;
    bool operator==(const RingWish&) const = default;
};

// Finds the largest cards with which the ring keeps clear of the obstacles, of its middle and of itself. A table that
// is a little larger has cards that are a little larger. Remembers the last answer: a table of one size is laid out
// after every step of a game.
class RingFitter {
public:
    const RingLayout& fit(const RingWish& wish);

private:
    RingWish wish_;
    RingLayout ring_;
    std::optional<EqualSteps> steps_;
};

}  // namespace intrika::scene
