// The part of TableScene that is about pointing: what an item stands for, what glows, mouse and focus.
#include "app/scene/face_cache.h"
#include "app/scene/overlay_items.h"
#include "app/scene/plate_item.h"
#include "app/scene/table_scene.h"
#include "app/scene/zone_item.h"

#include <algorithm>

namespace intrika {
namespace {

bool has(const std::vector<Pick>& picks, const Pick& pick) {
    return std::find(picks.begin(), picks.end(), pick) != picks.end();
}

bool isThing(const QGraphicsItem* item) {
    return item != nullptr &&
           (item->type() == PieceItem::Type || item->type() == PlaceItem::Type || item->type() == PlateItem::Type);
}

}  // namespace

std::vector<Pick> TableScene::picksOf(const QGraphicsItem* item) const {
    if (const auto* piece = qgraphicsitem_cast<const PieceItem*>(item)) {
        const Pick face{Pick::On::face, piece->zone(), piece->piece().face};
        const Pick place{Pick::On::place, piece->zone(), piece->piece().place};
        const Zone* zone = zoneOf(piece->zone());
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

std::optional<Pick> TableScene::pickOf(const QGraphicsItem* item) const {
    const std::vector<Pick> all = picksOf(item);
    if (all.empty()) return std::nullopt;
    const bool chosen = std::find(chosen_.begin(), chosen_.end(), item) != chosen_.end();
    for (const std::vector<Pick>& wanted : chosen ? std::array{picks_, live_} : std::array{live_, picks_}) {
        for (const Pick& pick : all) {
            if (has(wanted, pick)) return pick;
        }
    }
    return all.front();
}

QGraphicsItem* TableScene::itemFor(const Pick& pick) const {
    for (QGraphicsItem* item : {pointedAt_, clicked_, focusStop_}) {
        if (item != nullptr && has(picksOf(item), pick)) return item;
    }
    const auto stands = [&](const QGraphicsItem* item) { return has(picksOf(item), pick); };
    const auto piece = std::find_if(pieces_.begin(), pieces_.end(), stands);
    if (piece != pieces_.end()) return *piece;
    const auto plate = std::find_if(plates_.begin(), plates_.end(), stands);
    if (plate != plates_.end()) return *plate;
    const auto place = std::find_if(places_.begin(), places_.end(), stands);
    return place != places_.end() ? *place : nullptr;
}

void TableScene::setPickable(const std::vector<Pick>& live) {
    live_ = live;
    refreshPlaces();
    refreshStates();
    emit told();
}

void TableScene::setPicked(const std::vector<Pick>& picks) {
    picks_ = picks;
    refreshPlaces();
    refreshStates();
    showWay();
    emit told();
}

// Every pickable place has a thing to point at: where no piece stands for it, an empty place is shown. The other
// borders of a ring are there as well, so that one may ask why not.
void TableScene::refreshPlaces() {
    std::vector<Pick> wanted;
    const auto want = [&](const Pick& pick) {
        const auto stands = [&](const QGraphicsItem* item) { return has(picksOf(item), pick); };
        if (!has(wanted, pick) && std::none_of(pieces_.begin(), pieces_.end(), stands)) wanted.push_back(pick);
    };
    for (const std::vector<Pick>* picks : {&live_, &picks_}) {
        for (const Pick& pick : *picks) {
            const Zone* zone = zoneOf(pick.zone);
            if (zone == nullptr || pick.on != Pick::On::place) continue;
            if (zone->area == Area::front && frontAside_) continue;
            want(pick);
            if (zone->shape != Shape::gap) continue;
            for (std::uint16_t i = 0; i < zone->places; ++i) want({Pick::On::place, zone->id, i});
        }
    }
    if (cursor_ && cursor_->zone == map_.zone()) want(*cursor_);
    std::vector<PlaceItem*> before;
    before.swap(places_);
    for (const Pick& pick : wanted) {
        const auto same = [&](const PlaceItem* item) {
            return item->zone() == pick.zone && item->place() == pick.value;
        };
        const auto found = std::find_if(before.begin(), before.end(), same);
        if (found != before.end()) {
            places_.push_back(*found);
            before.erase(found);
        } else {
            places_.push_back(new PlaceItem(pick.zone, pick.value));
            addItem(places_.back());
        }
        layPlace(*places_.back());
    }
    for (PlaceItem* gone : before) dropItem(gone);
}

void TableScene::layPlace(PlaceItem& place) const {
    const Zone* zone = zoneOf(place.zone());
    const ZoneSpots* spots = layout_.zone(place.zone());
    if (zone == nullptr || spots == nullptr) return;
    if (map_.isShown() && zone->id == map_.zone()) {
        const QRectF box = map_.placeBox(place.place());
        const PlaceHint* hint = map_.hint(place.place());
        place.lieOnMap(box, hint == nullptr ? std::nullopt : std::optional(words_.say(hint->cost)),
                       hint != nullptr && hint->risky);
        place.setZValue(layer::gap - 1);
        place.setVisible(map_.contains(box.center()));
        return;
    }
    const bool gap = zone->shape == Shape::gap;
    place.lie(place.place() < spots->places.size() ? spots->places[place.place()].box() : spots->frame, gap);
    place.setZValue(zone->shape == Shape::rim ? layer::rim : layer::place);
}

// Which of several equal cards stand for the picks: those that were chosen before, then the one just clicked.
void TableScene::refreshStates() {
    std::vector<Pick> open = picks_;
    std::vector<QGraphicsItem*> candidates;
    if (clicked_ != nullptr && std::find(chosen_.begin(), chosen_.end(), clicked_) == chosen_.end()) {
        candidates.push_back(clicked_);
    }
    // A click on a chosen card gives that card back and not another one like it.
    for (QGraphicsItem* item : chosen_) {
        if (item != clicked_) candidates.push_back(item);
    }
    for (const auto* items : {&pieces_}) candidates.insert(candidates.end(), items->begin(), items->end());
    candidates.insert(candidates.end(), plates_.begin(), plates_.end());
    candidates.insert(candidates.end(), places_.begin(), places_.end());
    std::vector<QGraphicsItem*> chosen;
    for (QGraphicsItem* item : candidates) {
        if (std::find(chosen.begin(), chosen.end(), item) != chosen.end()) continue;
        for (const Pick& pick : picksOf(item)) {
            const auto found = std::find(open.begin(), open.end(), pick);
            if (found == open.end()) continue;
            open.erase(found);
            chosen.push_back(item);
            break;
        }
    }
    chosen_ = std::move(chosen);
    for (PieceItem* item : pieces_) item->setState(stateOf(item));
    for (PlateItem* item : plates_) item->setState(stateOf(item));
    for (PlaceItem* item : places_) item->setState(stateOf(item));
    if (!marked_.empty()) refreshMarks();  // what is picked rises
}

ThingState TableScene::stateOf(const QGraphicsItem* item) const {
    ThingState state;
    state.picked = std::find(chosen_.begin(), chosen_.end(), item) != chosen_.end();
    state.focused = item == focusStop_;
    for (const Pick& pick : picksOf(item)) state.pickable |= has(live_, pick);
    return state;
}

// A click anywhere on a column means the one thing in it that may be picked: it is large, and its foot is small.
QGraphicsItem* TableScene::inItsStead(QGraphicsItem* item) const {
    const auto* piece = qgraphicsitem_cast<const PieceItem*>(item);
    const Zone* zone = piece == nullptr ? nullptr : zoneOf(piece->zone());
    if (zone == nullptr || zone->shape != Shape::column || stateOf(item).pickable) return item;
    QGraphicsItem* only = nullptr;
    const auto consider = [&](QGraphicsItem* other, ZoneId of) {
        if (of == zone->id && (stateOf(other).pickable || stateOf(other).picked)) only = other;
    };
    for (PieceItem* other : pieces_) consider(other, other->zone());
    for (PlaceItem* other : places_) consider(other, other->zone());
    return only == nullptr ? item : only;
}

void TableScene::activate(QGraphicsItem* pointed) {
    if (playing_) return emit skipAsked();
    QGraphicsItem* item = inItsStead(pointed);
    const std::optional<Pick> pick = pickOf(item);
    if (!pick) return;
    clicked_ = item;
    // A place where something more can come is picked again.
    const bool isOpen = qgraphicsitem_cast<PlaceItem*>(item) != nullptr && has(live_, *pick);
    const bool chosen = std::find(chosen_.begin(), chosen_.end(), item) != chosen_.end();
    if (chosen && !isOpen)
        emit unpicked(*pick);
    else if (has(live_, *pick))
        emit picked(*pick);
    else
        emit asked(*pick);
}

void TableScene::pointAt(QGraphicsItem* item) {
    if (item == pointedAt_) return;
    pointedAt_ = item;
    if (item != nullptr) explain({}, {});  // the way to a reason's rule leads over the empty table
    if (const std::optional<Pick> pick = pickOf(item)) emit pointed(*pick);
    showWay();
}

void TableScene::setFocusStop(QGraphicsItem* item) {
    focusStop_ = item;
    refreshStates();
    if (item != nullptr) pointAt(item);
}

void TableScene::explain(const Pick& pick, const QString& reason) {
    if (reason.isEmpty()) {
        if (bubble_ != nullptr) bubble_->setVisible(false);
        return;
    }
    const QGraphicsItem* item = itemFor(pick);
    if (item == nullptr) return;
    if (bubble_ == nullptr) addItem(bubble_ = new BubbleItem);
    bubble_->tell(reason, item->mapToScene(item->shape()).boundingRect(), sceneRect(),
                  std::max(14.0, 16 * layout_.unit) * layout_.text);
    bubble_->setVisible(true);
}

QString TableScene::ruleAt(QPointF point) const {
    const bool there = bubble_ != nullptr && bubble_->isVisible() && bubble_->box().contains(point);
    return there ? bubble_->rule() : QString();
}

QString TableScene::description(const QGraphicsItem* item) const {
    if (const auto* plate = qgraphicsitem_cast<const PlateItem*>(item)) return plate->description();
    if (const auto* piece = qgraphicsitem_cast<const PieceItem*>(item)) {
        const Text& name = piece->piece().name;
        return name.empty() ? faces_->name(piece->piece().face, words_) : words_.say(name);
    }
    const auto* place = qgraphicsitem_cast<const PlaceItem*>(item);
    const Zone* zone = place == nullptr ? nullptr : zoneOf(place->zone());
    if (zone == nullptr) return {};
    if (map_.isShown() && zone->id == map_.zone()) return map_.nameOf(place->place());
    const Text& text = zone->detail.empty() ? zone->label : zone->detail;
    return text.empty() ? QString() : words_.say(text);
}

QGraphicsItem* TableScene::thingAt(QPointF point) const {
    std::vector<QGraphicsItem*> things;
    bool isCovered = false;
    for (QGraphicsItem* item : items(point, Qt::IntersectsItemShape, Qt::DescendingOrder)) {
        isCovered = decor_.isFrontPanel(item) && !layout_.front.isEmpty();
        if (isCovered) break;
        if (isThing(item)) things.push_back(item);
    }
    if (things.empty()) return isCovered || !map_.contains(point) ? nullptr : bankAt(point);
    return map_.contains(point) ? meantOnMap(things, point) : things.front();
}

std::vector<std::vector<QGraphicsItem*>> TableScene::stops() const {
    std::vector<std::vector<QGraphicsItem*>> fronts, hands, rings, between, middles, seats(plates_.size());
    for (std::size_t i = 0; i < plates_.size(); ++i) seats[i].push_back(plates_[i]);
    middles.emplace_back();
    for (const Zone& zone : tableau_.zones) {
        std::vector<QGraphicsItem*> group;
        for (PieceItem* piece : pieces_) {
            if (piece->zone() != zone.id) continue;
            if (zone.shape == Shape::stack) group.clear();  // only the top card can be pointed at
            group.push_back(piece);
        }
        for (PlaceItem* place : places_) {
            if (place->zone() == zone.id) group.push_back(place);
        }
        if (group.empty()) continue;
        if (zone.area == Area::front)
            fronts.push_back(group);
        else if (zone.area == Area::hand)
            hands.push_back(group);
        else if (zone.shape == Shape::ring)
            rings.push_back(group);
        else if (isRound(zone.shape))
            between.push_back(group);
        else {
            auto& into = zone.area == Area::seat && zone.owner < seats.size() ? seats[zone.owner] : middles.front();
            into.insert(into.end(), group.begin(), group.end());
        }
    }
    const auto isCovered = [this](const QGraphicsItem* item) {
        return layout_.front.contains(item->sceneBoundingRect().center());
    };
    std::vector<std::vector<QGraphicsItem*>> all;
    for (auto* groups : {&fronts, &hands, &rings, &between, &middles, &seats}) {
        for (std::vector<QGraphicsItem*>& group : *groups) {
            if (groups != &fronts) group.erase(std::remove_if(group.begin(), group.end(), isCovered), group.end());
            if (!group.empty()) all.push_back(std::move(group));
        }
    }
    return all;
}

}  // namespace intrika
