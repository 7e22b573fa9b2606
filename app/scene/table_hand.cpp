// The part of TableScene that is about the viewer's hand.
#include "app/scene/face_cache.h"
#include "app/scene/table_scene.h"

#include <algorithm>
#include <iterator>

namespace intrika {
namespace {

bool isHandOf(Seat viewer, const Zone& zone) {
    return zone.area == Area::hand && zone.owner == viewer && viewer != noSeat;
}

std::vector<PieceItem*> inZone(const std::vector<PieceItem*>& pieces, ZoneId zone) {
    std::vector<PieceItem*> found;
    std::copy_if(pieces.begin(), pieces.end(), std::back_inserter(found),
                 [zone](const PieceItem* piece) { return piece->zone() == zone; });
    return found;
}

}  // namespace

void TableScene::setHandSort(HandSort sort) {
    handOrder_.setSort(sort);
    again();
}

Tableau TableScene::arranged(Tableau tableau) const {
    for (Zone& zone : tableau.zones) {
        if (isHandOf(viewer_, zone)) handOrder_.arrange(zone, [this](FaceId face) { return faces_->value(face); });
    }
    return tableau;
}

std::vector<PieceItem*> TableScene::hand() const {
    std::vector<PieceItem*> held;
    for (const Zone& zone : tableau_.zones) {
        if (!isHandOf(viewer_, zone)) continue;
        for (PieceItem* piece : inZone(pieces_, zone.id)) held.push_back(piece);
    }
    return held;
}

void TableScene::moveInHand(QGraphicsItem* card, int places) {
    const auto* piece = qgraphicsitem_cast<const PieceItem*>(card);
    const Zone* zone = piece == nullptr ? nullptr : zoneOf(piece->zone());
    if (zone == nullptr || !isHandOf(viewer_, *zone)) return;
    const std::vector<PieceItem*> held = inZone(pieces_, zone->id);
    const auto from = std::find(held.begin(), held.end(), piece) - held.begin();
    const auto to = std::clamp<std::ptrdiff_t>(from + places, 0, static_cast<std::ptrdiff_t>(held.size()) - 1);
    if (to == from) return;
    const bool focused = card == focusStop_;
    const ZoneId id = zone->id;
    handOrder_.move(*zone, static_cast<std::size_t>(from), static_cast<std::size_t>(to));
    again();
    // Of equal cards it may be another one that lies there now.
    PieceItem* there = inZone(pieces_, id).at(static_cast<std::size_t>(to));
    if (focused) setFocusStop(there);
    emit handMoved(there);
}

}  // namespace intrika
