#include "app/scene/front_layout.h"

#include "app/scene/piece_measure.h"

#include <algorithm>
#include <numeric>

namespace intrika::scene {

FrontLayout frontRows(const Zones& zones, const QRectF& room, const FrontStyle& style, const FaceSizes& sizes) {
    const double rim = style.rim, pieces = std::accumulate(style.heights.begin(), style.heights.end(), 0.0);
    const double above = rim + style.headline + rim / 2;
    const double around = above + rim / 2 * static_cast<double>(zones.size() - 1) + rim * 0.6;
    const double fits = std::clamp((room.height() - around) / pieces, 0.0, 1.0);
    const double whole = around + pieces * fits;
    QRectF box(room.left() + rim, room.center().y() - whole / 2 + above, room.width() - 2 * rim, 0);
    FrontLayout laid;
    laid.headline = QRectF(box.left(), box.top() - style.headline - rim / 2, box.width(), style.headline);
    for (std::size_t i = 0; i < zones.size(); ++i) {
        box.setHeight(style.heights[i] * fits);
        const double tall = style.asTheyAre ? highest(*zones[i], sizes) * 1.1 : cardMm.height();
        FlowStyle flowing{(box.height() - style.label) / tall, style.labelSize, 1};
        flowing.ease = style.ease;
        flowing.labelWidths = style.labelWidths;
        for (ZoneSpots& spots : flow({zones[i]}, box, flowing, sizes)) {
            laid.panel |= spots.frame | spots.label;
            laid.zones.push_back(std::move(spots));
        }
        box.moveTop(box.bottom() + rim / 2);
    }
    laid.panel.setTop(laid.headline.top());
    laid.panel.adjust(-rim, -rim, rim, rim * 0.6);
    return laid;
}

std::vector<ZoneSpots> asideAt(const Zones& zones, const QRectF& tab) {
    std::vector<ZoneSpots> all;
    for (const Zone* zone : zones) {
        all.emplace_back().id = zone->id;
        all.back().frame = tab;
    }
    return all;
}

}  // namespace intrika::scene
