#include "app/scene/viewer_hand.h"

#include "app/scene/face_cache.h"
#include "app/scene/laid_table.h"
#include "app/scene/piece_item.h"
#include "app/scene/table_picks.h"
#include "app/scene/table_things.h"

#include <algorithm>
#include <iterator>

namespace intrika::scene {

ViewerHand::ViewerHand(const FaceCache& faces, const LaidTable& laid, const TableThings& things, TablePicks& picks)
    : faces_(faces), laid_(laid), things_(things), picks_(picks) {}

bool ViewerHand::holds(const Zone& zone) const {
    return zone.area == Area::hand && zone.owner == laid_.viewer && laid_.viewer != noSeat;
}

std::vector<PieceItem*> ViewerHand::cardsIn(ZoneId zone) const {
    std::vector<PieceItem*> found;
    std::copy_if(things_.pieces().begin(), things_.pieces().end(), std::back_inserter(found),
                 [zone](const PieceItem* piece) { return piece->zone() == zone; });
    return found;
}

void ViewerHand::setSort(HandSort sort) {
    order_.setSort(sort);
    emit reordered();
}

Tableau ViewerHand::arranged(Tableau tableau) const {
    for (Zone& zone : tableau.zones) {
        if (holds(zone)) order_.arrange(zone, [this](FaceId face) { return faces_.value(face); });
    }
    return tableau;
}

std::vector<PieceItem*> ViewerHand::cards() const {
    std::vector<PieceItem*> held;
    for (const Zone& zone : laid_.tableau.zones) {
        if (!holds(zone)) continue;
        for (PieceItem* piece : cardsIn(zone.id)) held.push_back(piece);
    }
    return held;
}

void ViewerHand::move(QGraphicsItem* card, int places) {
    const auto* piece = qgraphicsitem_cast<const PieceItem*>(card);
    const Zone* zone = piece == nullptr ? nullptr : laid_.zone(piece->zone());
    if (zone == nullptr || !holds(*zone)) return;
    const std::vector<PieceItem*> held = cardsIn(zone->id);
    const auto from = std::find(held.begin(), held.end(), piece) - held.begin();
    const auto to = std::clamp<std::ptrdiff_t>(from + places, 0, static_cast<std::ptrdiff_t>(held.size()) - 1);
    if (to == from) return;
    const bool focused = card == picks_.focusStop();
    const ZoneId id = zone->id;
    order_.move(*zone, static_cast<std::size_t>(from), static_cast<std::size_t>(to));
    emit reordered();
    // Of equal cards it may be another one that lies there now.
    PieceItem* there = cardsIn(id).at(static_cast<std::size_t>(to));
    if (focused) picks_.setFocusStop(there);
    emit moved(there);
}

}  // namespace intrika::scene

#include "moc_viewer_hand.cpp"
