// The part of TableScene that is about the map: places on it, the way to them, the camera.
#include "app/scene/layers.h"
#include "app/scene/piece_item.h"
#include "app/scene/table_scene.h"
#include "app/scene/zone_item.h"
#include "engines/core/happening.h"

#include <algorithm>

namespace intrika {

void TableScene::setHints(std::vector<PlaceHint> hints) {
    map_.setHints(std::move(hints));
    for (PlaceItem* place : places_) layPlace(*place);
    showWay();
}

// The way to what is pointed at, else to what is picked; and how far that comes which is pointed at.
void TableScene::showWay() {
    std::optional<std::uint16_t> to;
    for (const Pick& pick : picks_) {
        if (pick.on == Pick::On::place && pick.zone == map_.zone()) to = pick.value;
    }
    for (const QGraphicsItem* item : {focusStop_, pointedAt_}) {
        const auto* place = qgraphicsitem_cast<const PlaceItem*>(item);
        if (place != nullptr && place->zone() == map_.zone() && map_.hint(place->place()) != nullptr) {
            to = place->place();
        }
    }
    map_.showWay(to);
    const auto* piece = qgraphicsitem_cast<const PieceItem*>(pointedAt_ != nullptr ? pointedAt_ : focusStop_);
    map_.showReach(piece == nullptr ? noZone : piece->zone(), piece == nullptr ? noFace : piece->piece().face);
}

// The camera moved: what stands on the map goes along.
void TableScene::followMap() {
    if (playing_) emit skipAsked();
    map_.stand(tableau_, layout_);
    for (std::size_t i = 0, at = 0; i < tableau_.zones.size(); ++i) {
        for (std::size_t piece = 0; piece < layout_.zones[i].pieces.size(); ++piece, ++at) {
            if (tableau_.zones[i].shape != Shape::standing || at >= pieces_.size()) continue;
            const Spot& spot = layout_.zones[i].pieces[piece];
            pieces_[at]->lie(spot, layer::standing(spot.centre.y()));
            pieces_[at]->setVisible(map_.contains(spot.centre));
        }
    }
    for (PlaceItem* place : places_) layPlace(*place);
    refreshMarks();
}

PlaceItem* TableScene::placeOn(std::uint16_t place) {
    const Pick wanted{Pick::On::place, map_.zone(), place};
    if (cursor_ != wanted) {
        cursor_ = wanted;
        refreshPlaces();
        refreshStates();
        emit told();
    }
    const auto found = std::find_if(places_.begin(), places_.end(), [&](const PlaceItem* item) {
        return item->zone() == wanted.zone && item->place() == wanted.value;
    });
    return found == places_.end() ? nullptr : *found;
}

// Pieces stand close on a map, and on what one may walk to: what can be picked is meant, and at the feet of a piece the
// ground.
QGraphicsItem* TableScene::meantOnMap(const std::vector<QGraphicsItem*>& things, QPointF point) const {
    QGraphicsItem* meant = nullptr;
    for (QGraphicsItem* thing : things) {
        if (!stateOf(thing).pickable) continue;
        if (meant == nullptr) meant = thing;
        const auto* place = qgraphicsitem_cast<PlaceItem*>(thing);
        const bool ends = place != nullptr && map_.hint(place->place()) != nullptr;
        if (ends && point.y() > thing->sceneBoundingRect().center().y()) return thing;
    }
    if (meant != nullptr) return meant;
    PlaceItem* bank = things.front()->type() == PlaceItem::Type ? bankAt(point) : nullptr;
    return bank != nullptr ? bank : things.front();
}

// Beside what is drawn of it, a bank is meant by its side of the cell.
PlaceItem* TableScene::bankAt(QPointF point) const {
    const auto found = std::find_if(places_.begin(), places_.end(), [&](const PlaceItem* place) {
        return place->zone() == map_.zone() && stateOf(place).pickable && map_.isAt(place->place(), point);
    });
    return found == places_.end() ? nullptr : *found;
}

void TableScene::denyPlace(QPointF point) {
    if (map_.contains(point) && placeOn(map_.placeAt(point)) != nullptr) emit denied(*cursor_);
}

void TableScene::followPieces(const std::vector<Happening>& happenings, const Tableau& after) {
    std::vector<std::uint16_t> places;
    for (const Happening& told : happenings) {
        const Zone* to = zoneIn(after, told.to);
        if (told.faces.empty() || to == nullptr || to->shape != Shape::standing || to->around != map_.zone()) continue;
        if (told.from == told.to) places.push_back(told.fromPlace);
        places.push_back(told.toPlace);
    }
    map_.follow(places);
}

void TableScene::askPlace(QPointF point) {
    if (!map_.contains(point)) return;
    if (PlaceItem* place = placeOn(map_.placeAt(point))) activate(place);
}

bool TableScene::stepOnMap(Qt::Key arrow) {
    const auto* from = qgraphicsitem_cast<const PlaceItem*>(focusStop_);
    if (from == nullptr || !map_.isShown() || from->zone() != map_.zone()) return false;
    std::vector<std::uint16_t> wanted;
    for (const Pick& pick : live_) {
        if (pick.on == Pick::On::place && pick.zone == map_.zone()) wanted.push_back(pick.value);
    }
    const auto next = map_.beside(from->place(), arrow, wanted);
    if (!next) return true;
    map_.reveal(*next);
    if (PlaceItem* place = placeOn(*next)) setFocusStop(place);
    return true;
}

}  // namespace intrika
