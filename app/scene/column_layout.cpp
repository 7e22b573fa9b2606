#include "app/scene/column_layout.h"

#include <algorithm>
#include <cmath>

namespace intrika::scene {
namespace {

constexpr double columnGap = 5;     // mm, at the least
constexpr double topShown = 50;     // mm of the piece that heads a column
constexpr double headShown = 22.5;  // mm of a piece that another one covers: index, picture, owner
constexpr double leastShown = 0.8;  // of both, where a column is very long
constexpr double slotHeight = 12;   // mm of the place for the next card that looks out below the last
constexpr std::size_t usualPieces = 5;

// In mm, from the top of the first piece to the end of the slot under the last.
double depthMm(std::size_t pieces, double closeness) {
    const auto covered = static_cast<double>(std::max<std::size_t>(pieces, 1) - 1);
    const double heads = covered < 1 ? 0 : topShown + (covered - 1) * headShown;
    return heads * closeness + cardMm.height() + slotHeight;
}

// 1: as looks well.
double closenessFor(std::size_t pieces, double roomMm) {
    const double fixed = depthMm(1, 1);
    const double loose = depthMm(pieces, 1) - fixed;
    return loose <= 0 ? 1 : std::clamp((roomMm - fixed) / loose, leastShown, 1.0);
}

class Columns {
public:
    Columns(const std::vector<const Zone*>& zones, const QRectF& box, const ColumnStyle& style, const FaceSizes& sizes)
        : zones_(zones), box_(box), style_(style), sizes_(sizes) {
        pitch_ = box.width() / static_cast<double>(zones.size());
        perRow_ = std::max(1, static_cast<int>(pitch_ / (style.chip.width() + chipGap)));
        top_ = box.top() + style.labelHeight + roomForRows() * (style.chip.height() + chipGap);
        scale_ = scaleFor();
        pitch_ = std::min(pitch_, std::max({cardMm.width() * scale_ * 1.9, perRow_ * (style.chip.width() + chipGap),
                                            style.leastPitch}));
    }

    ColumnLayout make() const {
        ColumnLayout layout;
        const auto count = static_cast<double>(zones_.size());
        double middle = box_.center().x() - pitch_ * (count - 1) / 2;
        for (std::size_t i = 0; i < zones_.size(); ++i) {
            layout.zones.push_back(layZone(*zones_[i], middle));
            layout.chips.push_back(chips(style_.shown[i], middle));
            // Right above the column, however many rows there could be.
            layout.zones.back().label.moveBottom(layout.chips.back().empty() ? top_ - chipGap
                                                                             : layout.chips.back().front().top());
            middle += pitch_;
        }
        return layout;
    }

private:
    static constexpr double chipGap = 3;

    int rowsIn(double pitch) const {
        const int perRow = std::max(1, static_cast<int>(pitch / (style_.chip.width() + chipGap)));
        return (style_.chips + perRow - 1) / perRow;
    }

    // Of chips. A table that is a little wider does not need a whole row less at once, or all cards would jump.
    double roomForRows() const {
        constexpr int tries = 24;
        constexpr double narrower = 0.75;
        double rows = 0;
        for (int i = 0; i < tries; ++i) rows += rowsIn(pitch_ * (narrower + (1 - narrower) * i / (tries - 1)));
        return rows / tries;
    }

    // Closer before smaller, as long as heads can be told apart.
    double scaleFor() const {
        std::size_t longest = usualPieces;
        for (const Zone* zone : zones_) longest = std::max(longest, zone->pieces.size());
        const double wide = pitch_ / (cardMm.width() + columnGap);
        const double tall = (box_.bottom() - top_) / depthMm(longest, longest > usualPieces ? leastShown : 0.9);
        const double usual = (box_.bottom() - top_) / depthMm(usualPieces, 0.9);
        return std::max(0.2, std::min({style_.mostPxPerMm, wide, tall, usual}));
    }

    ZoneSpots layZone(const Zone& zone, double middle) const {
        const double closeness = closenessFor(zone.pieces.size(), (box_.bottom() - top_) / scale_);
        const double half = pitch_ / 2 - chipGap;
        ZoneSpots spots;
        spots.id = zone.id;
        spots.label = QRectF(middle - half, box_.top(), 2 * half, style_.labelHeight);
        double y = top_;
        for (std::size_t i = 0; i < zone.pieces.size(); ++i) {
            const QSizeF size = sizes_(zone.pieces[i].face) * scale_;
            spots.pieces.push_back({{middle, y + size.height() / 2}, size, 0});
            const bool last = i + 1 == zone.pieces.size();
            y += last ? size.height() : (i == 0 ? topShown : headShown) * closeness * scale_;
        }
        const QSizeF slot(cardMm.width() * scale_, slotHeight * scale_);
        spots.places = spots.pieces;
        spots.places.push_back({{middle, y + 3 + slot.height() / 2}, slot, 0});
        spots.frame = QRectF(middle - slot.width() / 2, top_, slot.width(), y - top_);
        return spots;
    }

    std::vector<QRectF> chips(int count, double middle) const {
        std::vector<QRectF> laid;
        const double wide = style_.chip.width() + chipGap, high = style_.chip.height() + chipGap;
        const int rows = (count + perRow_ - 1) / perRow_;
        for (int i = 0; i < count; ++i) {
            const int inRow = std::min(perRow_, count - i / perRow_ * perRow_);
            const double x = middle + (i % perRow_ - (inRow - 1) / 2.0) * wide;
            const double y = top_ - (rows - i / perRow_) * high;
            laid.emplace_back(QPointF(x - style_.chip.width() / 2, y), style_.chip);
        }
        return laid;
    }

    const std::vector<const Zone*>& zones_;
    const QRectF& box_;
    const ColumnStyle& style_;
    const FaceSizes& sizes_;
    double pitch_ = 0;
    int perRow_ = 1;
    double top_ = 0;  // of the pieces
    double scale_ = 1;
};

}  // namespace

std::vector<int> labelsAbove(const Tableau& tableau, const std::vector<const Zone*>& columns) {
    std::vector<int> all;
    for (const Zone* column : columns) {
        const auto isAbove = [column](const Label& label) { return label.zone == column->id; };
        all.push_back(static_cast<int>(std::count_if(tableau.labels.begin(), tableau.labels.end(), isAbove)));
    }
    return all;
}

ColumnLayout columns(const std::vector<const Zone*>& zones, const QRectF& box, const ColumnStyle& style,
                     const FaceSizes& sizes) {
    return zones.empty() ? ColumnLayout() : Columns(zones, box, style, sizes).make();
}

}  // namespace intrika::scene
