#include "app/scene/hand_grid.h"

#include "app/scene/piece_measure.h"

#include <algorithm>
#include <cmath>

namespace intrika::scene {
namespace {

constexpr double rowGap = 6;        // px between rows, and between cards of a row where there is room
constexpr double leastStep = 0.97;  // of a card's width, from one to the next
constexpr int mostRows = 9;

struct Grid {
    int inRow = 1;
    double height = 0;  // px of a card
};

// With more rows cards are less wide, with fewer less high: where the best number changes, both are as large.
Grid bestGrid(int count, const QRectF& box, double most, double ratio) {
    Grid best;
    for (int rows = 1; rows <= mostRows; ++rows) {
        const int inRow = (count + rows - 1) / rows;
        const double wide = box.width() / (1 + (inRow - 1) * leastStep);
        const double tall = (box.height() - rowGap * (rows - 1)) / rows;
        const double height = std::min({most, tall, wide / ratio});
        if (height > best.height) best = {inRow, height};
    }
    return best;
}

}  // namespace

ZoneSpots gridded(const Zone& hand, const QRectF& box, double most, const FaceSizes& sizes) {
    ZoneSpots spots;
    spots.id = hand.id;
    spots.frame = box;
    const double ratio = widest(hand, sizes) / cardMm.height();
    const Grid grid = bestGrid(std::max(1, static_cast<int>(hand.pieces.size())), box, most, ratio);
    const double scale = grid.height / cardMm.height(), width = ratio * grid.height;
    const double step = grid.inRow > 1 ? std::min(width + rowGap, (box.width() - width) / (grid.inRow - 1)) : 0;
    for (std::size_t i = 0; i < hand.pieces.size(); ++i) {
        const auto [row, column] = std::div(static_cast<int>(i), grid.inRow);
        const QPointF centre(box.left() + width / 2 + column * step,
                             box.top() + grid.height / 2 + row * (grid.height + rowGap));
        spots.pieces.push_back({centre, sizes(hand.pieces[i].face) * scale, 0});
    }
    return spots;
}

}  // namespace intrika::scene
