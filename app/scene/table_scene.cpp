#include "app/scene/table_scene.h"

#include "app/faces/text_fit.h"
#include "app/scene/face_cache.h"
#include "app/scene/overlay_items.h"
#include "app/scene/plate_item.h"
#include "app/scene/scene_ink.h"
#include "app/scene/table_mouse.h"
#include "app/scene/zone_item.h"

#include <QGraphicsView>

#include <algorithm>
#include <utility>

namespace intrika {
namespace {

qreal heightOf(const Zone& zone) {
    if (zone.area == Area::hand) return layer::hand;
    if (zone.area == Area::front) return layer::front;
    if (zone.shape == Shape::rim) return layer::rim;
    return zone.shape == Shape::gap ? layer::gap : layer::piece;
}

// How well an item that lay in the zone may go on as this piece; 0: it is another one.
int likeness(const PieceItem& item, const Piece& piece, Shape shape) {
    const Piece& old = item.piece();
    const bool samePlace = old.place == piece.place;
    if (old.face == piece.face && old.owner == piece.owner) return samePlace ? 3 : isRound(shape) ? 0 : 2;
    // Where places count, a piece that shows another face was turned in its place.
    return (isRound(shape) || shape == Shape::column) && samePlace && old.owner == piece.owner ? 1 : 0;
}

std::vector<Zone> frontOf(const Tableau& tableau) {
    std::vector<Zone> zones;
    for (const Zone& zone : tableau.zones) {
        if (zone.area == Area::front) zones.push_back(zone);
    }
    return zones;
}

template <class T>
void dropAll(QGraphicsScene& scene, std::vector<T*>& items) {
    for (T* item : items) {
        scene.removeItem(item);
        delete item;
    }
    items.clear();
}

}  // namespace

TableScene::TableScene(const std::vector<std::string>& faces, const Words& words, QObject* parent)
    : QGraphicsScene(parent),
      faces_(std::make_unique<FaceCache>(words.game(), faces)),
      words_(words),
      map_(*this),
      decor_(*this, *faces_) {
    setItemIndexMethod(NoIndex);  // few items, many of them moving
    faces_->setWords(words_);
    connect(faces_.get(), &FaceCache::drawn, this, &TableScene::showDrawn);
    connect(&map_, &MapTable::moved, this, &TableScene::followMap);
    new TableMouse(*this);
    setTableSize({984, 800});
}

TableScene::~TableScene() { clear(); }

void TableScene::setPeople(QStringList names, std::vector<std::string> colours, Seat viewer) {
    colours_ = std::move(colours);
    viewer_ = viewer;
    words_ = Words(words_.game(), std::move(names));
    again();
}

void TableScene::setTableSize(QSizeF size) {
    if (size == sceneRect().size() || size.isEmpty()) return;
    if (playing_) emit skipAsked();
    setSceneRect(QRectF(QPointF(), size));
    faces_->forgetWaiting();
    again();
}

void TableScene::retranslate() {
    faces_->setWords(words_);
    again();
}

void TableScene::setCloth(Cloth cloth) {
    cloth_ = cloth;
    decor_.setInk(ink());
    update();
    for (QGraphicsView* view : views()) view->resetCachedContent();
}

const TableInk& inkOf(const QGraphicsItem& item) {
    const auto* table = qobject_cast<const TableScene*>(item.scene());
    return table == nullptr ? tableInk(Cloth::dark) : table->ink();
}

TableLayout TableScene::layoutOf(const Tableau& tableau) const {
    const FaceSizes sizes = [this](FaceId face) { return faces_->sizeMm(face, Form::onTable); };
    const LabelWidths labels = [this](const Zone& zone, int lines, double size) {
        return widthOnLines(words_.say(zone.caption.empty() ? zone.label : zone.caption), Cut::regular, size, lines);
    };
    TableLayout laid =
        layOut(tableau, sceneRect().size(), viewer_, sizes, ringFitter_, textScale(), labels, frontAside_);
    map_.stand(tableau, laid);
    return laid;
}

void TableScene::show(const Tableau& tableau) {
    const Tableau wanted = tableau;  // it may be the one that is replaced by ending what is played
    if (playing_) emit skipAsked();
    lay(wanted);
}

void TableScene::again() {
    if (playing_) emit skipAsked();
    lay(tableau_);
}

bool TableScene::isDrawn() const { return faces_->isIdle() && map_.isDrawn(); }

// Only what shows one of these faces: to paint a whole table takes as long as to draw a card.
void TableScene::showDrawn(const QSet<FaceId>& faces) {
    const auto refresh = [&faces](const auto& items) {
        for (auto* item : items) {
            if (faces.contains(item->face())) item->update();
        }
    };
    refresh(pieces_);
    for (PlateItem* plate : plates_) {
        if (plate->shows(faces)) plate->update();
    }
    decor_.showDrawn(faces);
    map_.updateSwitches();
    if (look_ != nullptr) look_->update();
}

void TableScene::lay(const Tableau& tableau) {
    if (frontOf(tableau) != frontOf(tableau_)) frontAside_ = false;
    tableau_ = arranged(tableau);
    layout_ = layoutOf(tableau_);
    map_.show(tableau_, layout_, words_, colours_, *faces_);
    if (map_.isShown() && (!cursor_ || cursor_->zone != map_.zone())) {
        cursor_ = {Pick::On::place, map_.zone(), map_.placeAt(map_.frame().center())};
    }
    showPieces();
    showPlates();
    decor_.show(tableau_, layout_, words_, colours_, ink());
    refreshPlaces();
    refreshStates();
    emit told();
    for (const PieceItem* item : pieces_) item->expectPicture();
}

void TableScene::setFrontAside(bool aside) {
    if (std::exchange(frontAside_, aside) != aside) again();
}

QString TableScene::frontInWords() const {
    for (const Zone& zone : frontOf(tableau_)) {
        if (!zone.pieces.empty() || !zone.label.empty()) return words_.say(zone.label);
    }
    return {};
}

void TableScene::showPieces() {
    std::vector<PieceItem*> before;
    before.swap(pieces_);
    for (std::size_t i = 0; i < tableau_.zones.size(); ++i) {
        const Zone& zone = tableau_.zones[i];
        const std::vector<Spot>& spots = layout_.zones[i].pieces;
        for (std::size_t at = 0; at < spots.size(); ++at) {
            PieceItem* item = itemOf(zone, zone.pieces[at], before);
            item->setPiece(zone.pieces[at], zone.id, colourOf(zone.pieces[at].owner));
            item->setShaded(zone.shape != Shape::stack || at == 0);
            item->setOnPaper(zone.shape == Shape::standing && map_.isShown());
            item->setVisible(zone.shape != Shape::standing || !map_.isShown() || map_.contains(spots[at].centre));
            const bool stands = zone.shape == Shape::standing;
            item->lie(spots[at],
                      stands ? layer::standing(spots[at].centre.y()) : heightOf(zone) + static_cast<double>(at) / 100);
            pieces_.push_back(item);
        }
    }
    for (PieceItem* gone : before) dropItem(gone);
}

// The item that lay there before and is taken out of `before`, or a new one.
PieceItem* TableScene::itemOf(const Zone& zone, const Piece& piece, std::vector<PieceItem*>& before) {
    auto best = before.end();
    int most = 0;
    for (auto item = before.begin(); item != before.end(); ++item) {
        const int like = (*item)->zone() == zone.id ? likeness(**item, piece, zone.shape) : 0;
        if (like > most) {
            best = item;
            most = like;
        }
    }
    if (best == before.end()) {
        auto* made = new PieceItem(*faces_, piece, zone.id);
        addItem(made);
        return made;
    }
    PieceItem* found = *best;
    before.erase(best);
    return found;
}

void TableScene::showPlates() {
    while (plates_.size() > tableau_.plates.size()) {
        dropItem(plates_.back());
        plates_.pop_back();
    }
    while (plates_.size() < tableau_.plates.size()) {
        plates_.push_back(new PlateItem(*faces_, static_cast<Seat>(plates_.size())));
        plates_.back()->setZValue(layer::plate);
        addItem(plates_.back());
    }
    for (std::size_t i = 0; i < plates_.size(); ++i) {
        const Seat seat = tableau_.plates[i].seat;
        plates_[i]->lie(layout_.plates[i], layout_.unit, layout_.plateText);
        plates_[i]->tell(tableau_.plates[i], words_.names().value(seat), colourOf(seat), words_);
    }
}

void TableScene::clear() {
    if (playing_) emit skipAsked();
    live_.clear();
    picks_.clear();
    tableau_ = {};
    layout_ = {};
    dropAll(*this, pieces_);
    dropAll(*this, plates_);
    dropAll(*this, places_);
    decor_.clear();
    map_.clear();
    cursor_.reset();
    chosen_.clear();
    bubble_ = nullptr;
    look_ = nullptr;
    mark_ = nullptr;
    focusStop_ = pointedAt_ = clicked_ = lookedAt_ = nullptr;
    QGraphicsScene::clear();
    emit told();
}

void TableScene::dropItem(QGraphicsItem* item) {
    if (item == lookedAt_) look(nullptr);
    for (QGraphicsItem** held : {&focusStop_, &pointedAt_, &clicked_}) {
        if (*held == item) *held = nullptr;
    }
    chosen_.erase(std::remove(chosen_.begin(), chosen_.end(), item), chosen_.end());
    removeItem(item);
    delete item;
}

PieceItem* TableScene::findPiece(ZoneId zone, FaceId face, std::uint16_t place,
                                 const std::vector<PieceItem*>& busy) const {
    const Zone* known = zoneOf(zone);
    const bool byPlace = known != nullptr && isRound(known->shape);
    const bool inColumn = known != nullptr && known->shape == Shape::column;
    PieceItem* any = nullptr;
    for (PieceItem* item : pieces_) {
        if (item->zone() != zone || (byPlace && item->piece().place != place)) continue;
        if (std::find(busy.begin(), busy.end(), item) != busy.end()) continue;
        // Two cards of a column may show the same, of different owners: what lies at the place is meant.
        if (inColumn ? item->piece().place == place : item->piece().face == face) return item;
        if (any == nullptr || !inColumn || item->piece().face == face) any = item;
    }
    return any;
}

PieceItem* TableScene::newPiece(const Piece& piece, ZoneId zone, const Spot& at) {
    auto* item = new PieceItem(*faces_, piece, zone);
    addItem(item);
    item->setPiece(piece, zone, colourOf(piece.owner));
    item->lie(at, layer::flying);
    pieces_.push_back(item);
    return item;
}

void TableScene::dropPiece(PieceItem* item) {
    pieces_.erase(std::remove(pieces_.begin(), pieces_.end(), item), pieces_.end());
    dropItem(item);
}

PlateItem* TableScene::plate(Seat seat) const { return seat < plates_.size() ? plates_[seat] : nullptr; }

std::string TableScene::colourOf(Seat seat) const { return seat < colours_.size() ? colours_[seat] : std::string(); }

const Zone* TableScene::zoneOf(ZoneId id) const { return zoneIn(tableau_, id); }

}  // namespace intrika
