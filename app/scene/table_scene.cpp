#include "app/scene/table_scene.h"

#include "app/faces/text_fit.h"
#include "app/scene/face_cache.h"
#include "app/scene/label_item.h"
#include "app/scene/overlay_items.h"
#include "app/scene/plate_item.h"
#include "app/scene/scene_ink.h"
#include "app/scene/zone_item.h"

#include <QGraphicsPathItem>
#include <QGraphicsView>
#include <QPen>

#include <algorithm>

namespace intrika {
namespace {

bool isRound(Shape shape) { return shape == Shape::ring || shape == Shape::rim || shape == Shape::gap; }

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
    // On a ring a piece that shows another face was turned in its place.
    return isRound(shape) && samePlace && old.owner == piece.owner ? 1 : 0;
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
      names_(words.names()) {
    setItemIndexMethod(NoIndex);  // few items, many of them moving
    faces_->setWords(words_);
    connect(faces_.get(), &FaceCache::drawn, this, &TableScene::showDrawn);
    setTableSize({984, 800});
}

TableScene::~TableScene() { clear(); }

void TableScene::setPeople(QStringList names, std::vector<std::string> colours, Seat viewer) {
    names_ = std::move(names);
    colours_ = std::move(colours);
    viewer_ = viewer;
    words_ = Words(words_.game(), names_);
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
    if (ringLine_ != nullptr) {
        ringLine_->setPen(QPen(ink().ornament, 1.2));
        frontPanel_->setPen(QPen(ink().state, 1.2));
        frontPanel_->setBrush(ink().panel);
    }
    update();
    for (QGraphicsView* view : views()) view->resetCachedContent();
}

const TableInk& inkOf(const QGraphicsItem& item) {
    const auto* table = qobject_cast<const TableScene*>(item.scene());
    return table == nullptr ? tableInk(Cloth::dark) : table->ink();
}

TableLayout TableScene::layoutOf(const Tableau& tableau) const {
    const FaceSizes sizes = [this](FaceId face) { return faces_->sizeMm(face, Form::onTable); };
    return layOut(tableau, sceneRect().size(), viewer_, sizes, ringFitter_, textScale());
}

void TableScene::show(const Tableau& tableau) {
    const Tableau wanted = tableau;  // it may be the one that is replaced by ending what is played
    if (playing_) emit skipAsked();
    lay(wanted);
}

void TableScene::again() { show(tableau_); }

// Only what shows one of these faces: to paint a whole table takes as long as to draw a card.
void TableScene::showDrawn(const QSet<FaceId>& faces) {
    const auto refresh = [&faces](const auto& items) {
        for (auto* item : items) {
            if (faces.contains(item->face())) item->update();
        }
    };
    refresh(pieces_);
    refresh(plates_);
    refresh(labels_);
    if (look_ != nullptr) look_->update();
}

void TableScene::lay(const Tableau& tableau) {
    tableau_ = tableau;
    layout_ = layoutOf(tableau_);
    showPieces();
    showPlates();
    showTexts();
    showDecor();
    refreshPlaces();
    refreshStates();
    emit told();
    refreshMarks();
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
            item->lie(spots[at], heightOf(zone) + static_cast<double>(at) / 100);
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
        plates_[i]->lie(layout_.plates[i], layout_.unit, layout_.text);
        plates_[i]->tell(tableau_.plates[i], names_.value(seat), colourOf(seat), words_);
    }
}

void TableScene::showTexts() {
    const double textSize = std::max(12.0, 14 * layout_.unit) * layout_.text;
    while (zones_.size() > tableau_.zones.size()) {
        dropItem(zones_.back());
        zones_.pop_back();
    }
    for (std::size_t i = 0; i < tableau_.zones.size(); ++i) {
        if (i == zones_.size() || zones_[i]->zone() != tableau_.zones[i].id) {
            auto* item = new ZoneItem(tableau_.zones[i].id);
            addItem(item);
            zones_.insert(zones_.begin() + static_cast<std::ptrdiff_t>(i), item);
        }
        const Zone& zone = tableau_.zones[i];
        zones_[i]->setZValue(zone.area == Area::front ? layer::front : layer::zone);
        zones_[i]->lie(layout_.zones[i], zone.label.empty() ? QString() : words_.say(zone.label), textSize,
                       zone.pieces.empty());
    }
    while (zones_.size() > tableau_.zones.size()) {
        dropItem(zones_.back());
        zones_.pop_back();
    }
    dropAll(*this, labels_);
    for (std::size_t i = 0; i < tableau_.labels.size(); ++i) {
        const Label& label = tableau_.labels[i];
        labels_.push_back(new LabelItem(*faces_, LabelItem::Look::total));
        labels_.back()->tell(layout_.labels[i], words_.say(label.text), label.emblem);
        labels_.back()->setZValue(layer::label);
        addItem(labels_.back());
    }
}

void TableScene::showDecor() {
    if (headline_ == nullptr) {
        headline_ = new LabelItem(*faces_, LabelItem::Look::headline);
        subline_ = new LabelItem(*faces_, LabelItem::Look::subline);
        ringLine_ = new QGraphicsPathItem;
        ringLine_->setZValue(layer::ringLine);
        frontPanel_ = new QGraphicsPathItem;
        frontPanel_->setZValue(layer::frontPanel);
        for (QGraphicsItem* item : std::initializer_list<QGraphicsItem*>{headline_, subline_, ringLine_, frontPanel_}) {
            item->setAcceptedMouseButtons(Qt::NoButton);
            addItem(item);
        }
        setCloth(cloth_);
    }
    QRectF upper = layout_.headline;
    upper.setHeight(upper.height() * 0.56);
    QRectF lower = layout_.headline;
    lower.setTop(upper.bottom());
    lower.setHeight(lower.height() * 0.85);
    for (LabelItem* item : {headline_, subline_})
        item->setZValue(layout_.front.isEmpty() ? layer::label : layer::front);
    headline_->tell(upper, tableau_.headline.empty() ? QString() : words_.say(tableau_.headline));
    subline_->tell(lower, tableau_.subline.empty() ? QString() : words_.say(tableau_.subline));
    QPainterPath ring, front;
    for (const Zone& zone : tableau_.zones) {
        if (zone.shape != Shape::ring) continue;
        const QRectF line = layout_.zone(zone.id)->frame;
        ring.addEllipse(line);
        ring.addEllipse(line.adjusted(8, 8, -8, -8));
    }
    if (!layout_.front.isEmpty()) front.addRoundedRect(layout_.front, 12, 12);
    ringLine_->setPath(ring);
    frontPanel_->setPath(front);
}

void TableScene::clear() {
    if (playing_) emit skipAsked();
    live_.clear();
    picks_.clear();
    tableau_ = {};
    layout_ = {};
    dropAll(*this, pieces_);
    dropAll(*this, zones_);
    dropAll(*this, plates_);
    dropAll(*this, places_);
    dropAll(*this, labels_);
    chosen_.clear();
    headline_ = subline_ = nullptr;
    ringLine_ = frontPanel_ = nullptr;
    bubble_ = nullptr;
    look_ = nullptr;
    mark_ = nullptr;
    focusStop_ = pointedAt_ = clicked_ = lookedAt_ = nullptr;
    dragged_ = nullptr;
    QGraphicsScene::clear();
    emit told();
}

void TableScene::dropItem(QGraphicsItem* item) {
    if (item == lookedAt_) look(nullptr);
    for (QGraphicsItem** held : {&focusStop_, &pointedAt_, &clicked_}) {
        if (*held == item) *held = nullptr;
    }
    if (dragged_ == item) dragged_ = nullptr;
    chosen_.erase(std::remove(chosen_.begin(), chosen_.end(), item), chosen_.end());
    removeItem(item);
    delete item;
}

PieceItem* TableScene::findPiece(ZoneId zone, FaceId face, std::uint16_t place,
                                 const std::vector<PieceItem*>& busy) const {
    const Zone* known = zoneOf(zone);
    const bool byPlace = known != nullptr && isRound(known->shape);
    PieceItem* any = nullptr;
    for (PieceItem* item : pieces_) {
        if (item->zone() != zone || (byPlace && item->piece().place != place)) continue;
        if (std::find(busy.begin(), busy.end(), item) != busy.end()) continue;
        if (item->piece().face == face) return item;
        any = item;
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

const Zone* TableScene::zoneOf(ZoneId id) const {
    for (const Zone& zone : tableau_.zones) {
        if (zone.id == id) return &zone;
    }
    return nullptr;
}

}  // namespace intrika
