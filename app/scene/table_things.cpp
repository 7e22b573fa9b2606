#include "app/scene/table_things.h"

#include "app/scene/face_cache.h"
#include "app/scene/layers.h"
#include "app/scene/map_table.h"
#include "app/scene/piece_item.h"
#include "app/scene/plate_item.h"
#include "app/scene/zone_item.h"

#include <QGraphicsScene>

#include <algorithm>

namespace intrika::scene {
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

auto itemAt(const std::vector<PlaceItem*>& places, const Pick& place) {
    return std::find_if(places.begin(), places.end(), [&](const PlaceItem* item) {
        return item->zone() == place.zone && item->place() == place.value;
    });
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

TableThings::TableThings(QGraphicsScene& scene, FaceCache& faces, const LaidTable& laid, const MapTable& map)
    : scene_(scene), faces_(faces), laid_(laid), map_(map) {}

void TableThings::show() {
    showPieces();
    showPlates();
}

void TableThings::showPieces() {
    std::vector<PieceItem*> before;
    before.swap(pieces_);
    for (std::size_t i = 0; i < laid_.tableau.zones.size(); ++i) {
        const Zone& zone = laid_.tableau.zones[i];
        const std::vector<Spot>& spots = laid_.layout.zones[i].pieces;
        for (std::size_t at = 0; at < spots.size(); ++at) {
            PieceItem* item = itemOf(zone, zone.pieces[at], before);
            item->setPiece(zone.pieces[at], zone.id, laid_.colourOf(zone.pieces[at].owner));
            item->setShaded(zone.shape != Shape::stack || at == 0);
            item->setOnPaper(zone.shape == Shape::standing && map_.isShown());
            item->setVisible(zone.shape != Shape::standing || !map_.isShown() || map_.contains(spots[at].centre));
            const bool stands = zone.shape == Shape::standing;
            item->lie(spots[at],
                      stands ? layer::standing(spots[at].centre.y()) : heightOf(zone) + static_cast<double>(at) / 100);
            pieces_.push_back(item);
        }
    }
    for (PieceItem* gone : before) drop(gone);
}

PieceItem* TableThings::makePiece(const Piece& piece, ZoneId zone) {
    auto* made = new PieceItem(faces_, piece, zone);
    scene_.addItem(made);
    return made;
}

// The item that lay there before and is taken out of `before`, or a new one.
PieceItem* TableThings::itemOf(const Zone& zone, const Piece& piece, std::vector<PieceItem*>& before) {
    auto best = before.end();
    int most = 0;
    for (auto item = before.begin(); item != before.end(); ++item) {
        const int like = (*item)->zone() == zone.id ? likeness(**item, piece, zone.shape) : 0;
        if (like > most) {
            best = item;
            most = like;
        }
    }
    if (best == before.end()) return makePiece(piece, zone.id);
    PieceItem* found = *best;
    before.erase(best);
    return found;
}

void TableThings::showPlates() {
    const std::vector<Plate>& people = laid_.tableau.plates;
    while (plates_.size() > people.size()) {
        drop(plates_.back());
        plates_.pop_back();
    }
    while (plates_.size() < people.size()) {
        plates_.push_back(new PlateItem(faces_, static_cast<Seat>(plates_.size())));
        plates_.back()->setZValue(layer::plate);
        scene_.addItem(plates_.back());
    }
    for (std::size_t i = 0; i < plates_.size(); ++i) {
        const Seat seat = people[i].seat;
        plates_[i]->lie(laid_.layout.plates[i], laid_.layout.busts[i], laid_.layout.unit, laid_.layout.plateText);
        plates_[i]->tell(people[i], laid_.words.names().value(seat), laid_.colourOf(seat), laid_.words);
    }
}

void TableThings::showPlaces(const std::vector<Pick>& wanted) {
    std::vector<PlaceItem*> before;
    before.swap(places_);
    for (const Pick& pick : wanted) {
        const auto found = itemAt(before, pick);
        if (found != before.end()) {
            places_.push_back(*found);
            before.erase(found);
        } else {
            places_.push_back(new PlaceItem(pick.zone, pick.value));
            scene_.addItem(places_.back());
        }
        layPlace(*places_.back());
    }
    for (PlaceItem* gone : before) drop(gone);
}

void TableThings::layPlaces() {
    for (PlaceItem* place : places_) layPlace(*place);
}

void TableThings::layPlace(PlaceItem& place) const {
    const Zone* zone = laid_.zone(place.zone());
    const ZoneSpots* spots = laid_.layout.zone(place.zone());
    if (zone == nullptr || spots == nullptr) return;
    if (map_.isShown() && zone->id == map_.zone()) {
        const QRectF box = map_.placeBox(place.place());
        const PlaceHint* hint = map_.hint(place.place());
        place.lieOnMap(box, hint == nullptr ? std::nullopt : std::optional(laid_.words.say(hint->cost)),
                       hint != nullptr && hint->risky);
        place.setZValue(layer::gap - 1);
        place.setVisible(map_.contains(box.center()));
        return;
    }
    const bool gap = zone->shape == Shape::gap;
    place.lie(place.place() < spots->places.size() ? spots->places[place.place()].box() : spots->frame, gap);
    place.setZValue(zone->shape == Shape::rim ? layer::rim : layer::place);
}

void TableThings::standOnMap() {
    const std::vector<Zone>& zones = laid_.tableau.zones;
    for (std::size_t i = 0, at = 0; i < zones.size(); ++i) {
        for (std::size_t piece = 0; piece < laid_.layout.zones[i].pieces.size(); ++piece, ++at) {
            if (zones[i].shape != Shape::standing || at >= pieces_.size()) continue;
            const Spot& spot = laid_.layout.zones[i].pieces[piece];
            pieces_[at]->lie(spot, layer::standing(spot.centre.y()));
            pieces_[at]->setVisible(map_.contains(spot.centre));
        }
    }
    layPlaces();
}

void TableThings::clear() {
    dropAll(scene_, pieces_);
    dropAll(scene_, plates_);
    dropAll(scene_, places_);
}

// Only what shows one of these faces: to paint a whole table takes as long as to draw a card.
void TableThings::repaint(const QSet<FaceId>& faces) {
    for (PieceItem* piece : pieces_) {
        if (faces.contains(piece->face())) piece->update();
    }
    for (PlateItem* plate : plates_) {
        if (plate->shows(faces)) plate->update();
    }
}

std::vector<QGraphicsItem*> TableThings::all() const {
    std::vector<QGraphicsItem*> things(pieces_.begin(), pieces_.end());
    things.insert(things.end(), plates_.begin(), plates_.end());
    things.insert(things.end(), places_.begin(), places_.end());
    return things;
}

PlateItem* TableThings::plate(Seat seat) const { return seat < plates_.size() ? plates_[seat] : nullptr; }

PlaceItem* TableThings::placeOf(const Pick& place) const {
    const auto found = itemAt(places_, place);
    return found == places_.end() ? nullptr : *found;
}

PieceItem* TableThings::findPiece(ZoneId zone, FaceId face, std::uint16_t place,
                                  const std::vector<PieceItem*>& busy) const {
    const Zone* known = laid_.zone(zone);
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

PieceItem* TableThings::newPiece(const Piece& piece, ZoneId zone, const Spot& at) {
    PieceItem* item = makePiece(piece, zone);
    item->setPiece(piece, zone, laid_.colourOf(piece.owner));
    item->lie(at, layer::flying);
    pieces_.push_back(item);
    return item;
}

void TableThings::dropPiece(PieceItem* item) {
    pieces_.erase(std::remove(pieces_.begin(), pieces_.end(), item), pieces_.end());
    drop(item);
}

void TableThings::drop(QGraphicsItem* item) {
    emit dropping(item);
    scene_.removeItem(item);
    delete item;
}

std::vector<Pick> TableThings::picksOf(const QGraphicsItem* item) const {
    if (const auto* piece = qgraphicsitem_cast<const PieceItem*>(item)) {
        const Pick face{Pick::On::face, piece->zone(), piece->piece().face};
        const Pick place{Pick::On::place, piece->zone(), piece->piece().place};
        const Zone* zone = laid_.zone(piece->zone());
        if (zone != nullptr && isRound(zone->shape)) return {place, face};
        return {face, place};
    }
    if (const auto* plate = qgraphicsitem_cast<const PlateItem*>(item))
        return {{Pick::On::seat, noZone, plate->seat()}};
    if (const auto* place = qgraphicsitem_cast<const PlaceItem*>(item)) {
        return {{Pick::On::place, place->zone(), place->place()}};
    }
    return {};
}

QString TableThings::description(const QGraphicsItem* item) const {
    if (const auto* plate = qgraphicsitem_cast<const PlateItem*>(item)) return plate->description();
    if (const auto* piece = qgraphicsitem_cast<const PieceItem*>(item)) {
        const Text& name = piece->piece().name;
        return name.empty() ? faces_.name(piece->piece().face, laid_.words) : laid_.words.say(name);
    }
    const auto* place = qgraphicsitem_cast<const PlaceItem*>(item);
    const Zone* zone = place == nullptr ? nullptr : laid_.zone(place->zone());
    if (zone == nullptr) return {};
    if (map_.isShown() && zone->id == map_.zone()) return map_.nameOf(place->place());
    const Text& text = zone->detail.empty() ? zone->label : zone->detail;
    return text.empty() ? QString() : laid_.words.say(text);
}

}  // namespace intrika::scene

#include "moc_table_things.cpp"
