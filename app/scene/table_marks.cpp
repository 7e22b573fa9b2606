// The part of TableScene that shows what somebody speaks of.
#include "app/scene/mark_item.h"
#include "app/scene/piece_item.h"
#include "app/scene/table_scene.h"

namespace intrika {

QPainterPath TableScene::outlineOf(const Pick& pick) const {
    if (const QGraphicsItem* item = itemFor(pick)) return item->mapToScene(item->shape());
    QPainterPath path;
    if (map_.isShown() && pick.on == Pick::On::place && pick.zone == map_.zone()) {
        path.addEllipse(map_.placeBox(pick.value));
        return path;
    }
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
