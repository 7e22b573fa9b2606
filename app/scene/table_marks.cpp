#include "app/scene/table_marks.h"

#include "app/scene/laid_table.h"
#include "app/scene/map_table.h"
#include "app/scene/mark_item.h"
#include "app/scene/piece_item.h"
#include "app/scene/table_picks.h"
#include "app/scene/table_things.h"

#include <QGraphicsScene>

namespace intrika::scene {

TableMarks::TableMarks(QGraphicsScene& scene, const LaidTable& laid, const MapTable& map, const TableThings& things,
                       const TablePicks& picks)
    : scene_(scene), laid_(laid), map_(map), things_(things), picks_(picks) {}

QPainterPath TableMarks::outlineOf(const Pick& pick) const {
    const Zone* zone = laid_.zone(pick.zone);
    const bool isOnMap =
        map_.isShown() && zone != nullptr && (zone->id == map_.zone() || zone->shape == Shape::standing);
    QPainterPath path;
    if (const QGraphicsItem* item = picks_.itemFor(pick)) {
        path = item->mapToScene(item->shape());
    } else if (isOnMap && pick.on == Pick::On::place) {
        path.addEllipse(map_.placeBox(pick.value));
    }
    if (isOnMap && !map_.contains(path.boundingRect().center())) return {};  // the camera looks elsewhere
    if (!path.isEmpty()) return path;
    const ZoneSpots* spots = laid_.layout.zone(pick.zone);
    if (spots == nullptr || pick.on != Pick::On::place || pick.value >= spots->places.size()) return path;
    path.addRoundedRect(spots->places[pick.value].box(), 6, 6);
    return path;
}

// A frame round all of a card that others half cover would enclose its neighbour too.
QPainterPath TableMarks::visiblePartOf(const Pick& pick) const {
    const QPainterPath whole = outlineOf(pick);
    const auto* piece = qgraphicsitem_cast<const PieceItem*>(picks_.itemFor(pick));
    if (piece == nullptr || laid_.zone(piece->zone())->shape == Shape::stack) return whole;
    QPainterPath visible = whole;
    for (const PieceItem* other : things_.pieces()) {
        const bool isAbove = other->zone() == piece->zone() && other->zValue() > piece->zValue();
        if (isAbove) visible -= other->mapToScene(other->shape());
    }
    return visible.isEmpty() ? whole : visible;
}

void TableMarks::setMarked(const std::vector<Pick>& picks) {
    marked_ = picks;
    refresh();
}

void TableMarks::refresh() {
    QPainterPath path;
    for (const Pick& pick : marked_) path.addPath(visiblePartOf(pick));
    if (mark_ == nullptr && path.isEmpty()) return;
    if (mark_ == nullptr) scene_.addItem(mark_ = new MarkItem);
    mark_->enclose(path);
}

void TableMarks::clear() { mark_ = nullptr; }

}  // namespace intrika::scene
