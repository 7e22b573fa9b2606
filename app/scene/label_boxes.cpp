#include "app/scene/label_boxes.h"

#include <algorithm>
#include <map>

namespace intrika::scene {
namespace {

constexpr QSizeF leastSign(20, 17.5);  // px: a letter of a size that can be read

const std::vector<QRectF>* chipsOf(const ColumnChips& all, ZoneId zone) {
    for (const auto& [column, chips] : all) {
        if (column == zone) return &chips;
    }
    return nullptr;
}

// What is decided about is named by labels, each at its piece.
const Spot* labelledPiece(const Tableau& tableau, const TableLayout& layout, const Label& label) {
    for (std::size_t i = 0; i < tableau.zones.size(); ++i) {
        const Zone& zone = tableau.zones[i];
        if (zone.id != label.zone || zone.area != Area::front) continue;
        const auto& pieces = layout.zones[i].pieces;
        return label.place < pieces.size() ? &pieces[label.place] : nullptr;
    }
    return nullptr;
}

bool isAside(const Tableau& tableau, const TableLayout& layout, const Label& label) {
    const Zone* zone = zoneIn(tableau, label.zone);
    return zone != nullptr && zone->area == Area::front && layout.zone(zone->id)->pieces.empty();
}

QRectF atHead(const Spot& piece, QSizeF usual) {
    const double width = std::max(leastSign.width(), std::min(usual.width(), piece.size.width() * 0.6));
    const QSizeF size(width, std::max(leastSign.height(), std::min(usual.height() * 0.8, width * 0.7)));
    return {{piece.centre.x() - size.width() / 2, piece.centre.y() - piece.size.height() / 2 + 2}, size};
}

QPointF centreOf(const ZoneSpots* zone, const std::vector<QRectF>& ring, std::size_t place) {
    if (zone == nullptr) return {};
    if (!zone->places.empty() && place < ring.size()) return ring[place].center();
    if (!zone->foot.isEmpty()) return zone->foot.center();  // of all that lies there
    return {zone->frame.center().x(), zone->frame.bottom()};
}

}  // namespace

std::vector<QRectF> labelBoxes(const Tableau& tableau, const TableLayout& layout, const std::vector<QRectF>& ring,
                               const ColumnChips& chips, QSizeF usual) {
    std::vector<QRectF> boxes;
    std::map<ZoneId, std::size_t> shown;
    for (const Label& label : tableau.labels) {
        if (const auto* column = chipsOf(chips, label.zone)) {
            const std::size_t at = shown[label.zone]++;
            boxes.push_back(at < column->size() ? (*column)[at] : QRectF());
        } else if (const Spot* piece = labelledPiece(tableau, layout, label)) {
            boxes.push_back(atHead(*piece, usual));
        } else if (isAside(tableau, layout, label)) {
            boxes.emplace_back();
        } else {
            const QPointF centre = centreOf(layout.zone(label.zone), ring, label.place);
            boxes.emplace_back(centre - QPointF(usual.width(), usual.height()) / 2, usual);
        }
    }
    return boxes;
}

}  // namespace intrika::scene
