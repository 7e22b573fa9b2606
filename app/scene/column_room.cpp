#include "app/scene/column_room.h"

#include "app/scene/seat_blocks.h"

#include <algorithm>
#include <cmath>

namespace intrika::scene {
namespace {

constexpr double leastInColumn = 56, textStep = 0.1;  // px of a card; of the factor of texts
constexpr double leastColumn = 94;                    // px: two figures beside each other over a card
constexpr int seatsWithRoomBetween = 2;               // of a column of them
constexpr double midmost = 0.2;                       // of the width, from the middle: who sits there sits at the top

}  // namespace

ColumnRoom::ColumnRoom(const Tableau& tableau, const std::vector<QRectF>& blocks, const Measures& measures, double most,
                       double headline, const FaceSizes& sizes)
    : tableau_(tableau), blocks_(blocks), measures_(measures), most_(most), headline_(headline), sizes_(sizes) {
    for (const Zone& zone : tableau.zones) {
        if (zone.shape == Shape::column) zones_.push_back(&zone);
    }
}

QRectF ColumnRoom::best(const QRectF& middle) const {
    QRectF between = middle;
    QRectF below = middle;
    for (const QRectF& block : blocks_) {
        const double aside = block.center().x() - middle.center().x();
        if (between.intersects(block) && std::abs(aside) <= middle.width() * midmost)
            between.setTop(block.bottom() + seatMargin);
        else if (between.intersects(block) && aside < 0)
            between.setLeft(block.right() + seatMargin);
        else if (between.intersects(block))
            between.setRight(block.left() - seatMargin);
        if (below.intersects(block)) below.setTop(block.bottom() + seatMargin);
    }
    // Large texts make plates wide: what stands over columns must be read all the same.
    const double pitch = split(between).columns.width() / static_cast<double>(zones_.size());
    if (measures_.text > 1 && pitch < leastColumn) return below;
    return cardIn(between) > cardIn(below) ? between : below;
}

double ColumnRoom::cardIn(QRectF room) const {
    room.setTop(room.top() + headline_);
    return laidIn(split(room).columns).zones.front().frame.width();
}

ColumnRoom::Parts ColumnRoom::split(const QRectF& box) const {
    const QRectF left(QPointF(seatMargin, box.top()), QPointF(box.left() - seatMargin, box.bottom()));
    if (left.isValid() && seatsInColumn(static_cast<int>(tableau_.plates.size())) <= seatsWithRoomBetween)
        return {box, roomsClearOfSeats(left, blocks_).front()};
    const double aside = beside(box);
    return {box.adjusted(aside, 0, 0, 0), QRectF(box.topLeft(), QSizeF(aside, box.height()))};
}

// Many columns get of it what they need, down to what it has with usual texts.
double ColumnRoom::beside(const QRectF& box) const {
    const double spare = box.width() - leastColumn * static_cast<double>(zones_.size());
    return std::clamp(spare, measures_.px(96, 80), measures_.textPx(96, 80));
}

// Cards come first: large texts over them grow as far as that leaves room for what is played with.
ColumnLayout ColumnRoom::laidIn(const QRectF& box) const {
    ColumnStyle style;
    style.mostPxPerMm = most_;
    style.chips = static_cast<int>(tableau_.plates.size());
    style.shown = labelsAbove(tableau_, zones_);
    style.leastPitch = leastColumn;
    ColumnLayout laid;
    for (double text = measures_.text;; text = std::max(1.0, text - textStep)) {
        const Measures smaller{measures_.unit, text};
        style.labelHeight = smaller.textPx(22, 20);
        style.chip = QSizeF(smaller.textPx(47, 44), smaller.textPx(22, 20));
        laid = columns(zones_, box, style, sizes_);
        if (text <= 1 || laid.zones.front().frame.width() >= leastInColumn) return laid;
    }
}

}  // namespace intrika::scene
