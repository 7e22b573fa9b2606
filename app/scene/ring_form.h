// What a closed ring looks like, whatever the size of its cards: pure geometry, in logical pixels.
#pragma once

#include <QPointF>
#include <QRectF>
#include <QSizeF>

#include <array>
#include <vector>

namespace intrika::scene {

// Lengths of a ring, in heights of a card.
struct RingParts {
    static constexpr double cardWidth = 63.0 / 88;
    static constexpr double stepGap = 0.44;   // between the cards, where their steps are measured
    static constexpr double rimPart = 0.8;    // of the size a tile has beside such cards
    static constexpr double rimHidden = 0.3;  // of a tile, under the card
    static constexpr double rimHeight = 40.0 / 88 * rimPart;

    static QSizeF card(double height) { return {height * cardWidth, height}; }
    static QSizeF rim(double height) { return {height * cardWidth * rimPart, height * rimHeight}; }
};

// Points of an ellipse in equal steps, measured in cards with a gap, so that cards stand apart as well at the sides,
// where they are stacked, as at top and bottom, where they lie beside each other. On the unit circle, clockwise from
// the top. They depend on the ellipse's form alone, and thousands of ellipses are tried for one table: they are
// computed once for some forms, and others lie between those.
class EqualSteps {
public:
    explicit EqualSteps(int count);

    int count() const { return static_cast<int>(forms_.front().size()); }
    std::vector<QPointF> points(double radiusX, double radiusY) const;

private:
    static constexpr std::size_t forms = 48;
    std::array<std::vector<QPointF>, forms> forms_;
};

// Where the cards of a ring lie round the middle of a box.
struct RingForm {
    QRectF box;
    double radiusX = 0, radiusY = 0;
    std::vector<QPointF> cards;  // from the middle of the box
    std::vector<QPointF> ways;   // outwards, length 1
    double steep = 0;            // from this slope on a rim lies left or right of its card

    RingForm() = default;
    RingForm(const QRectF& room, double x, double y, const EqualSteps& steps);

    // From the middle of a card of this height to that of its rim, of its label.
    QPointF toRim(std::size_t place, double height) const;
    QPointF toLabel(std::size_t place, double height, QSizeF label) const;

private:
    bool isSideways(std::size_t place, double fromSlope) const;
};

}  // namespace intrika::scene
