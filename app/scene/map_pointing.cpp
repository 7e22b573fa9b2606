#include "app/scene/map_pointing.h"

#include "app/scene/laid_table.h"
#include "app/scene/piece_item.h"
#include "app/scene/table_picks.h"
#include "app/scene/table_things.h"
#include "app/scene/zone_item.h"
#include "engines/core/happening.h"

#include <algorithm>

namespace intrika::scene {

MapPointing::MapPointing(MapTable& map, const LaidTable& laid, TableThings& things, TablePicks& picks)
    : map_(map), laid_(laid), things_(things), picks_(picks) {}

void MapPointing::setHints(std::vector<PlaceHint> hints) {
    map_.setHints(std::move(hints));
    things_.layPlaces();
    showWay();
}

// The way to what is pointed at, else to what is picked; and how far that comes which is pointed at.
void MapPointing::showWay() {
    std::optional<std::uint16_t> to;
    for (const Pick& pick : picks_.picks()) {
        if (pick.on == Pick::On::place && pick.zone == map_.zone()) to = pick.value;
    }
    QGraphicsItem *focus = picks_.focusStop(), *pointed = picks_.pointedAt();
    for (const QGraphicsItem* item : {focus, pointed}) {
        const auto* place = qgraphicsitem_cast<const PlaceItem*>(item);
        if (place != nullptr && place->zone() == map_.zone() && map_.hint(place->place()) != nullptr) {
            to = place->place();
        }
    }
    map_.showWay(to);
    const auto* piece = qgraphicsitem_cast<const PieceItem*>(pointed != nullptr ? pointed : focus);
    map_.showReach(piece == nullptr ? noZone : piece->zone(), piece == nullptr ? noFace : piece->piece().face);
}

void MapPointing::keepCursor() {
    if (!map_.isShown()) return;
    const std::optional<Pick>& cursor = picks_.cursor();
    if (cursor && cursor->zone == map_.zone()) return;
    picks_.setCursor(Pick{Pick::On::place, map_.zone(), map_.placeAt(map_.frame().center())});
}

PlaceItem* MapPointing::placeOn(std::uint16_t place) {
    const Pick wanted{Pick::On::place, map_.zone(), place};
    if (picks_.cursor() != wanted) {
        picks_.setCursor(wanted);
        picks_.refresh();
        emit cursorMoved();
    }
    return things_.placeOf(wanted);
}

PlaceItem* MapPointing::placeUnder(QPointF point) {
    return map_.contains(point) ? placeOn(map_.placeAt(point)) : nullptr;
}

// Pieces stand close on a map, and on what one may walk to: what can be picked is meant, and at the feet of a piece the
// ground.
QGraphicsItem* MapPointing::meant(const std::vector<QGraphicsItem*>& things, QPointF point) const {
    QGraphicsItem* first = nullptr;
    for (QGraphicsItem* thing : things) {
        if (!picks_.stateOf(thing).pickable) continue;
        if (first == nullptr) first = thing;
        const auto* place = qgraphicsitem_cast<PlaceItem*>(thing);
        const bool ends = place != nullptr && map_.hint(place->place()) != nullptr;
        if (ends && point.y() > thing->sceneBoundingRect().center().y()) return thing;
    }
    if (first != nullptr) return first;
    PlaceItem* bank = things.front()->type() == PlaceItem::Type ? bankAt(point) : nullptr;
    return bank != nullptr ? bank : things.front();
}

// Beside what is drawn of it, a bank is meant by its side of the cell.
PlaceItem* MapPointing::bankAt(QPointF point) const {
    const std::vector<PlaceItem*>& places = things_.places();
    const auto found = std::find_if(places.begin(), places.end(), [&](const PlaceItem* place) {
        return place->zone() == map_.zone() && picks_.stateOf(place).pickable && map_.isAt(place->place(), point);
    });
    return found == places.end() ? nullptr : *found;
}

void MapPointing::denyPlace(QPointF point) {
    if (placeUnder(point) != nullptr) emit denied(*picks_.cursor());
}

bool MapPointing::step(Qt::Key arrow) {
    const auto* from = qgraphicsitem_cast<const PlaceItem*>(picks_.focusStop());
    if (from == nullptr || !map_.isShown() || from->zone() != map_.zone()) return false;
    std::vector<std::uint16_t> wanted;
    for (const Pick& pick : picks_.pickable()) {
        if (pick.on == Pick::On::place && pick.zone == map_.zone()) wanted.push_back(pick.value);
    }
    const auto next = map_.beside(from->place(), arrow, wanted);
    if (!next) return true;
    map_.reveal(*next);
    if (PlaceItem* place = placeOn(*next)) picks_.setFocusStop(place);
    return true;
}

void MapPointing::followPieces(const std::vector<Happening>& happenings, const Tableau& after) {
    std::vector<std::uint16_t> places;
    for (const Happening& told : happenings) {
        const Zone* to = zoneIn(after, told.to);
        if (told.faces.empty() || to == nullptr || to->shape != Shape::standing || to->around != map_.zone()) continue;
        if (told.from == told.to) places.push_back(told.fromPlace);
        places.push_back(told.toPlace);
    }
    map_.follow(places);
}

}  // namespace intrika::scene

#include "moc_map_pointing.cpp"
