#include "app/scene/table_picks.h"

#include "app/scene/plate_item.h"
#include "app/scene/table_things.h"
#include "app/scene/zone_item.h"

#include <algorithm>
#include <array>

namespace intrika::scene {
namespace {

template <class T>
bool has(const std::vector<T>& all, const T& one) {
    return std::find(all.begin(), all.end(), one) != all.end();
}

}  // namespace

TablePicks::TablePicks(TableThings& things, const LaidTable& laid) : things_(things), laid_(laid) {}

bool TablePicks::isChosen(const QGraphicsItem* item) const {
    return std::find(chosen_.begin(), chosen_.end(), item) != chosen_.end();
}

std::optional<Pick> TablePicks::pickOf(const QGraphicsItem* item) const {
    const std::vector<Pick> all = things_.picksOf(item);
    if (all.empty()) return std::nullopt;
    const std::array wanted = isChosen(item) ? std::array{&picks_, &live_} : std::array{&live_, &picks_};
    for (const std::vector<Pick>* picks : wanted) {
        for (const Pick& pick : all) {
            if (has(*picks, pick)) return pick;
        }
    }
    return all.front();
}

QGraphicsItem* TablePicks::itemFor(const Pick& pick) const {
    const auto stands = [&](const QGraphicsItem* item) { return has(things_.picksOf(item), pick); };
    for (QGraphicsItem* item : {pointedAt_, clicked_, focusStop_}) {
        if (item != nullptr && stands(item)) return item;
    }
    const std::vector<QGraphicsItem*> all = things_.all();
    const auto found = std::find_if(all.begin(), all.end(), stands);
    return found == all.end() ? nullptr : *found;
}

void TablePicks::setPickable(const std::vector<Pick>& live) {
    live_ = live;
    refresh();
    emit choiceChanged();
}

void TablePicks::setPicked(const std::vector<Pick>& picks) {
    picks_ = picks;
    refresh();
    emit picksChanged();
    emit choiceChanged();
}

void TablePicks::refresh() {
    refreshPlaces();
    refreshStates();
}

// Every pickable place has a thing to point at: where no piece stands for it, an empty place is shown. The other
// borders of a ring are there as well, so that one may ask why not.
void TablePicks::refreshPlaces() {
    std::vector<Pick> wanted;
    const std::vector<PieceItem*>& pieces = things_.pieces();
    const auto want = [&](const Pick& pick) {
        const auto stands = [&](const QGraphicsItem* item) { return has(things_.picksOf(item), pick); };
        if (!has(wanted, pick) && std::none_of(pieces.begin(), pieces.end(), stands)) wanted.push_back(pick);
    };
    for (const std::vector<Pick>* picks : {&live_, &picks_}) {
        for (const Pick& pick : *picks) {
            const Zone* zone = laid_.zone(pick.zone);
            if (zone == nullptr || pick.on != Pick::On::place) continue;
            if (zone->area == Area::front && laid_.frontAside) continue;
            want(pick);
            if (zone->shape != Shape::gap) continue;
            for (std::uint16_t i = 0; i < zone->places; ++i) want({Pick::On::place, zone->id, i});
        }
    }
    if (cursor_ && laid_.zone(cursor_->zone) != nullptr) want(*cursor_);
    things_.showPlaces(wanted);
}

void TablePicks::refreshStates() {
    refreshChosen();
    for (PieceItem* item : things_.pieces()) item->setState(stateOf(item));
    for (PlateItem* item : things_.plates()) item->setState(stateOf(item));
    for (PlaceItem* item : things_.places()) item->setState(stateOf(item));
    emit statesChanged();
}

// Which of several equal cards stand for the picks: those that were chosen before, then the one just clicked.
void TablePicks::refreshChosen() {
    std::vector<QGraphicsItem*> candidates;
    if (clicked_ != nullptr && !isChosen(clicked_)) candidates.push_back(clicked_);
    // A click on a chosen card gives that card back and not another one like it.
    for (QGraphicsItem* item : chosen_) {
        if (item != clicked_) candidates.push_back(item);
    }
    const std::vector<QGraphicsItem*> all = things_.all();
    candidates.insert(candidates.end(), all.begin(), all.end());
    std::vector<Pick> open = picks_;
    std::vector<QGraphicsItem*> chosen;
    for (QGraphicsItem* item : candidates) {
        if (has(chosen, item)) continue;
        for (const Pick& pick : things_.picksOf(item)) {
            const auto found = std::find(open.begin(), open.end(), pick);
            if (found == open.end()) continue;
            open.erase(found);
            chosen.push_back(item);
            break;
        }
    }
    chosen_ = std::move(chosen);
}

ThingState TablePicks::stateOf(const QGraphicsItem* item) const {
    ThingState state;
    state.picked = isChosen(item);
    state.focused = item == focusStop_;
    for (const Pick& pick : things_.picksOf(item)) state.pickable |= has(live_, pick);
    return state;
}

// A click anywhere on a column means the one thing in it that may be picked: it is large, and its foot is small.
QGraphicsItem* TablePicks::inItsStead(QGraphicsItem* item) const {
    const auto* piece = qgraphicsitem_cast<const PieceItem*>(item);
    const Zone* zone = piece == nullptr ? nullptr : laid_.zone(piece->zone());
    if (zone == nullptr || zone->shape != Shape::column || stateOf(item).pickable) return item;
    QGraphicsItem* only = nullptr;
    const auto consider = [&](QGraphicsItem* other, ZoneId of) {
        if (of == zone->id && (stateOf(other).pickable || stateOf(other).picked)) only = other;
    };
    for (PieceItem* other : things_.pieces()) consider(other, other->zone());
    for (PlaceItem* other : things_.places()) consider(other, other->zone());
    return only == nullptr ? item : only;
}

void TablePicks::activate(QGraphicsItem* pointed) {
    QGraphicsItem* item = inItsStead(pointed);
    const std::optional<Pick> pick = pickOf(item);
    if (!pick) return;
    clicked_ = item;
    // A place where something more can come is picked again.
    const bool isOpen = qgraphicsitem_cast<PlaceItem*>(item) != nullptr && has(live_, *pick);
    if (isChosen(item) && !isOpen)
        emit unpicked(*pick);
    else if (has(live_, *pick))
        emit picked(*pick);
    else
        emit asked(*pick);
}

void TablePicks::pointAt(QGraphicsItem* item) {
    if (item == pointedAt_) return;
    pointedAt_ = item;
    emit wentTo(item);
    if (const std::optional<Pick> pick = pickOf(item)) emit pointed(*pick);
}

void TablePicks::setFocusStop(QGraphicsItem* item) {
    focusStop_ = item;
    refreshStates();
    if (item != nullptr) pointAt(item);
}

void TablePicks::forget(QGraphicsItem* item) {
    for (QGraphicsItem** held : {&focusStop_, &pointedAt_, &clicked_}) {
        if (*held == item) *held = nullptr;
    }
    chosen_.erase(std::remove(chosen_.begin(), chosen_.end(), item), chosen_.end());
}

void TablePicks::clear() {
    live_.clear();
    picks_.clear();
    cursor_.reset();
    chosen_.clear();
    focusStop_ = pointedAt_ = clicked_ = nullptr;
}

}  // namespace intrika::scene

#include "moc_table_picks.cpp"
