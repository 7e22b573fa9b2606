#include "app/scene/table_look.h"

#include "app/scene/face_cache.h"
#include "app/scene/laid_table.h"
#include "app/scene/map_table.h"
#include "app/scene/overlay_items.h"
#include "app/scene/piece_item.h"
#include "app/scene/table_picks.h"
#include "app/scene/table_things.h"
#include "app/scene/zone_item.h"

#include <QGraphicsScene>

namespace intrika::scene {
namespace {

constexpr double legibleText = 240, legibleName = 84;  // px, of a card's height

}  // namespace

TableLook::TableLook(QGraphicsScene& scene, FaceCache& faces, const LaidTable& laid, const MapTable& map,
                     const TableThings& things, const TablePicks& picks)
    : scene_(scene), faces_(faces), laid_(laid), map_(map), things_(things), picks_(picks) {}

void TableLook::look(QGraphicsItem* item) { show(item, false); }

void TableLook::lookInPassing(QGraphicsItem* item) {
    const auto* piece = qgraphicsitem_cast<const PieceItem*>(item);
    const double height = piece == nullptr ? 0 : piece->spot().size.height();
    const double legible = piece != nullptr && faces_.hasText(piece->piece().face) ? legibleText : legibleName;
    if (height < legible) show(item, true);
}

void TableLook::show(QGraphicsItem* item, bool inPassing) {
    // What a place of the map comes to is told at its foot as soon as it is pointed at.
    const auto* ground = qgraphicsitem_cast<const PlaceItem*>(item);
    const bool told = ground != nullptr && ground->zone() == map_.zone() && map_.hint(ground->place()) != nullptr;
    lookedAt_ = picks_.pickOf(item) && !told ? item : nullptr;
    if (look_ != nullptr) look_->setVisible(lookedAt_ != nullptr);
    if (lookedAt_ == nullptr) return;
    if (look_ == nullptr) scene_.addItem(look_ = new LookItem(faces_));
    const auto* piece = qgraphicsitem_cast<const PieceItem*>(item);
    // What stands on a map is told in words: its picture would hide the map, and it is seen there.
    if (piece != nullptr && map_.isShown() && laid_.layout.zone(piece->zone())->frame == map_.frame()) piece = nullptr;
    // A name needs no picture.
    if (piece != nullptr && inPassing && !faces_.hasText(piece->piece().face)) piece = nullptr;
    const QRectF box = item->mapToScene(item->shape()).boundingRect();
    const auto way = inPassing ? LookItem::Way::inPassing : LookItem::Way::closely;
    look_->look(piece == nullptr ? noFace : piece->piece().face,
                piece == nullptr ? std::string() : laid_.colourOf(piece->piece().owner), things_.description(item), box,
                scene_.sceneRect(), laid_.layout.hand, way, inPassing ? played() : std::vector<QRectF>());
}

// What the present decision is about.
std::vector<QRectF> TableLook::played() const {
    std::vector<QRectF> boxes;
    for (const PieceItem* piece : things_.pieces()) {
        const bool counts =
            piece->piece().mark == Piece::Mark::glowing || piece->state().pickable || piece->state().picked;
        if (counts) boxes.push_back(piece->sceneBoundingRect());
    }
    if (!laid_.layout.front.isEmpty()) boxes.push_back(laid_.layout.front);
    return boxes;
}

void TableLook::repaint() {
    if (look_ != nullptr) look_->update();
}

void TableLook::forget(const QGraphicsItem* item) {
    if (item == lookedAt_) look(nullptr);
}

void TableLook::clear() {
    look_ = nullptr;
    lookedAt_ = nullptr;
}

}  // namespace intrika::scene
