// The part of TableScene that shows what somebody speaks of.
#include "app/scene/mark_item.h"
#include "app/scene/piece_item.h"
#include "app/scene/table_scene.h"

namespace intrika {

QPainterPath TableScene::outlineOf(const Pick& pick) const {
    const Zone* zone = zoneOf(pick.zone);
    const bool isOnMap =
        map_.isShown() && zone != nullptr && (zone->id == map_.zone() || zone->shape == Shape::standing);
    QPainterPath path;
    if (const QGraphicsItem* item = itemFor(pick)) {
        path = item->mapToScene(item->shape());
    } else if (isOnMap && pick.on == Pick::On::place) {
        path.addEllipse(map_.placeBox(pick.value));
    }
    if (isOnMap && !map_.contains(path.boundingRect().center())) return {};  // the camera looks elsewhere
    if (!path.isEmpty()) return path;
    const ZoneSpots* spots = layout_.zone(pick.zone);
    if (spots == nullptr || pick.on != Pick::On::place || pick.value >= spots->places.size()) return path;
    path.addRoundedRect(spots->places[pick.value].box(), 6, 6);
    return path;
}

// A frame round all of a card that others half cover would enclose its neighbour too.
QPainterPath TableScene::visiblePartOf(const Pick& pick) const {
    const QPainterPath whole = outlineOf(pick);
    const auto* piece = qgraphicsitem_cast<const PieceItem*>(itemFor(pick));
    if (piece == nullptr || zoneOf(piece->zone())->shape == Shape::stack) return whole;
    QPainterPath visible = whole;
    for (const PieceItem* other : pieces_) {
        const bool isAbove = other->zone() == piece->zone() && other->zValue() > piece->zValue();
        if (isAbove) visible -= other->mapToScene(other->shape());
    }
    return visible.isEmpty() ? whole : visible;
}

void TableScene::setMarked(const std::vector<Pick>& picks) {
    marked_ = picks;
    refreshMarks();
}

void TableScene::refreshMarks() {
    QPainterPath path;
    for (const Pick& pick : marked_) path.addPath(visiblePartOf(pick));
    if (mark_ == nullptr && path.isEmpty()) return;
    if (mark_ == nullptr) addItem(mark_ = new MarkItem);
    mark_->enclose(path);
}

}  // namespace intrika
