// The part of TableScene that shows a thing large, with its words.
#include "app/scene/face_cache.h"
#include "app/scene/overlay_items.h"
#include "app/scene/table_scene.h"
#include "app/scene/zone_item.h"

namespace intrika {
namespace {

constexpr double legibleText = 240, legibleName = 84;  // px, of a card's height

}  // namespace

void TableScene::look(QGraphicsItem* item) { showLook(item, false); }

void TableScene::lookInPassing(QGraphicsItem* item) {
    const auto* piece = qgraphicsitem_cast<const PieceItem*>(item);
    const double height = piece == nullptr ? 0 : piece->spot().size.height();
    const double legible = piece != nullptr && faces_->hasText(piece->piece().face) ? legibleText : legibleName;
    if (height < legible) showLook(item, true);
}

void TableScene::showLook(QGraphicsItem* item, bool inPassing) {
    // What a place of the map comes to is told at its foot as soon as it is pointed at.
    const auto* ground = qgraphicsitem_cast<const PlaceItem*>(item);
    const bool told = ground != nullptr && ground->zone() == map_.zone() && map_.hint(ground->place()) != nullptr;
    lookedAt_ = pickOf(item) && !told ? item : nullptr;
    if (look_ != nullptr) look_->setVisible(lookedAt_ != nullptr);
    if (lookedAt_ == nullptr) return;
    if (look_ == nullptr) addItem(look_ = new LookItem(*faces_));
    const auto* piece = qgraphicsitem_cast<const PieceItem*>(item);
    // What stands on a map is told in words: its picture would hide the map, and it is seen there.
    if (piece != nullptr && map_.isShown() && layout_.zone(piece->zone())->frame == map_.frame()) piece = nullptr;
    // A name needs no picture.
    if (piece != nullptr && inPassing && !faces_->hasText(piece->piece().face)) piece = nullptr;
    const QRectF box = item->mapToScene(item->shape()).boundingRect();
    const auto way = inPassing ? LookItem::Way::inPassing : LookItem::Way::closely;
    look_->look(piece == nullptr ? noFace : piece->piece().face,
                piece == nullptr ? std::string() : colourOf(piece->piece().owner), description(item), box, sceneRect(),
                layout_.hand, way, inPassing ? played() : std::vector<QRectF>());
}

// What the present decision is about.
std::vector<QRectF> TableScene::played() const {
    std::vector<QRectF> boxes;
    for (const PieceItem* piece : pieces_) {
        const bool counts =
            piece->piece().mark == Piece::Mark::glowing || piece->state().pickable || piece->state().picked;
        if (counts) boxes.push_back(piece->sceneBoundingRect());
    }
    if (!layout_.front.isEmpty()) boxes.push_back(layout_.front);
    return boxes;
}

}  // namespace intrika
