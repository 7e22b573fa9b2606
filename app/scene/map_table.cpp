#include "app/scene/map_table.h"

#include "app/dialogs/plain_text.h"
#include "app/maps/map_geometry.h"
#include "app/scene/map_crowd.h"
#include "app/scene/map_item.h"
#include "app/scene/reach_switch.h"
#include "app/scene/zones_of.h"
#include "app/surfaces/ground_plan.h"
#include "engines/boards/board_words.h"

#include <QGraphicsScene>
#include <QGuiApplication>

#include <algorithm>
#include <cmath>

namespace intrika::scene {
namespace {

constexpr double leastPiece = 22, mostPiece = 92;  // px

bool standsOn(const Zone& zone, const Zone& map) { return zone.shape == Shape::standing && zone.around == map.id; }

// Of the smallest names, px: in a large window they grow with it.
double lettersOn(QSizeF table) { return std::max(leastLetters, 13 * unitOf(table)); }

QRectF worldOf(const BoardMap& board) { return MapPainter::extentOf(board, MapStyle::Frame::edges); }

}  // namespace

MapTable::MapTable(QGraphicsScene& scene) : scene_(scene) {
    style_.frame = MapStyle::Frame::edges;
    connect(&tiles_, &MapTiles::drawn, this, [this] {
        if (item_ != nullptr) item_->showDrawn();
        emit drawn();
    });
}

MapTable::~MapTable() = default;

void MapTable::show(const Tableau& tableau, const TableLayout& layout, const Words& words,
                    const std::vector<std::string>& colours, FaceCache& faces) {
    const Zone* zone = mapOf(tableau);
    if (zone == nullptr) return clear();
    if (item_ == nullptr) {
        scene_.addItem(item_ = new MapItem(tiles_, camera_));
        for (MapLayer* layer : item_->layers()) scene_.addItem(layer);
    }
    zone_ = zone->id;
    words_ = words;
    const QString language = currentLanguage();
    const QRectF before = camera_.frame();
    camera_.setView(layout.zone(zone_)->frame, worldOf(*zone->board));
    if (zone->board != board_ || language != style_.language || before.size() != camera_.frame().size()) {
        board_ = zone->board;
        style_.language = language;
        style_.leastText = lettersOn(scene_.sceneRect().size()) * textScale() / camera_.wholeScale();
        style_.laidFor = camera_.wholeScale();
        style_.halves = {words_.say(say("map.half-left")), words_.say(say("map.half-right"))};
        item_->setHalves(style_.halves);
        tiles_.setMap(board_, style_);
        tiles_.expect(camera_.toScene(), camera_.frame(), qApp->devicePixelRatio());
    }
    showSwitches(tableau.reaches, layout, faces);
    showReach(noZone, noFace);
    showLabels(tableau, colours);
    nameOver(tableau, layout);
    followCamera();
}

void MapTable::showLabels(const Tableau& tableau, const std::vector<std::string>& colours) {
    labels_.clear();
    for (const Label& label : tableau.labels) {
        if (label.zone == zone_) labels_.push_back(label);
    }
    std::stable_sort(labels_.begin(), labels_.end(),
                     [](const Label& one, const Label& other) { return one.place < other.place; });
    std::vector<MapChip> chips;
    for (const Label& label : labels_) {
        const bool isOwned = label.owner < colours.size();
        chips.push_back({label.place, isOwned ? colours[label.owner] : std::string(),
                         isOwned ? QString() : words_.say(label.text)});
    }
    item_->setChips(std::move(chips));
}

void MapTable::clear() {
    if (item_ != nullptr) {
        for (MapLayer* layer : item_->layers()) delete layer;
        delete item_;
    }
    item_ = nullptr;
    board_ = nullptr;
    tiles_.setMap(nullptr, {});
    zone_ = noZone;
    hints_.clear();
    movable_.clear();
    wayTo_.reset();
    reaches_.clear();
    labels_.clear();
    wayWords_.clear();
    reachWords_.clear();
    switchedOn_ = 0;
    qDeleteAll(switches_);
    switches_.clear();
}

void MapTable::stand(const Tableau& tableau, TableLayout& layout) const {
    const Zone* map = mapOf(tableau);
    if (map == nullptr) return;
    MapCamera camera = camera_;
    camera.setView(layout.zone(map->id)->frame, worldOf(*map->board));
    const QTransform toScene = camera.toScene();
    const double cell = camera.scale() * cellSide;
    std::vector<QPointF> points;
    for (const Zone& zone : tableau.zones) {
        if (!standsOn(zone, *map)) continue;
        for (const Piece& piece : zone.pieces) points.push_back(pointOf(*map->board, piece.place) / cellSide);
    }
    const std::vector<Footing> footings = standApart(points, leastPiece / cell);
    std::size_t next = 0;
    for (std::size_t i = 0; i < tableau.zones.size(); ++i) {
        const Zone& zone = tableau.zones[i];
        if (!standsOn(zone, *map)) continue;
        ZoneSpots& spots = layout.zones[i];
        spots.pieces.clear();
        spots.frame = camera.frame();
        for (std::size_t piece = 0; piece < zone.pieces.size(); ++piece) {
            const Footing& one = footings[next++];
            const double height = std::min(one.height * cell, mostPiece);
            spots.pieces.push_back({toScene.map(one.at * cellSide), QSizeF(height, height)});
        }
    }
}

// Over whatever stands on the map its names are written once more.
void MapTable::nameOver(const Tableau& tableau, const TableLayout& layout) {
    if (item_ != nullptr) item_->setStanding(standing(tableau, layout));
}

std::vector<QRectF> MapTable::standing(const Tableau& tableau, const TableLayout& layout) const {
    std::vector<QRectF> boxes;
    for (const Zone& zone : tableau.zones) {
        if (zone.shape != Shape::standing || zone.around != zone_) continue;
        for (const Spot& spot : layout.zone(zone.id)->pieces) boxes.push_back(spot.box());
    }
    return boxes;
}

QRectF MapTable::placeBox(std::uint16_t place) const {
    const double share = cornerOf(place) == MapCorner::whole ? 0.86 : 0.5;
    const double side = std::max(13.0, camera_.scale() * cellSide * share);
    const QPointF middle = camera_.toScene().map(pointOf(*board_, place));
    return {middle - QPointF(side, side) / 2, QSizeF(side, side)};
}

std::uint16_t MapTable::placeAt(QPointF point) const {
    const QPointF at = camera_.toScene().inverted().map(point) / cellSide;
    const int x = std::clamp(static_cast<int>(std::floor(at.x())), 0, board_->width() - 1);
    const int y = std::clamp(board_->rows - 1 - static_cast<int>(std::floor(at.y())), 0, board_->rows - 1);
    return mapPlace(board_->indexOf({static_cast<std::int16_t>(x), static_cast<std::int16_t>(y)}));
}

bool MapTable::isAt(std::uint16_t place, QPointF point) const {
    if (cellOf(placeAt(point)) != cellOf(place)) return false;
    if (cornerOf(place) == MapCorner::whole || placeBox(place).contains(point)) return true;
    const QPointF bank = camera_.toScene().map(pointOf(*board_, place));
    const QPointF middle = placeBox(mapPlace(cellOf(place))).center();
    return QPointF::dotProduct(point - middle, bank - middle) > 0;
}

std::optional<std::uint16_t> MapTable::beside(std::uint16_t place, Qt::Key arrow,
                                              const std::vector<std::uint16_t>& wanted) const {
    const Compass side = arrow == Qt::Key_Up      ? Compass::north
                         : arrow == Qt::Key_Down  ? Compass::south
                         : arrow == Qt::Key_Right ? Compass::east
                                                  : Compass::west;
    const MapCell cell = board_->cellAt(cellOf(place));
    const QPointF here = pointOf(*board_, place);
    const auto ahead = [&](std::uint16_t other) {
        const QPointF way = pointOf(*board_, other) - here;
        const double along = side == Compass::north   ? -way.y()
                             : side == Compass::south ? way.y()
                             : side == Compass::east  ? way.x()
                                                      : -way.x();
        return along > 1;
    };
    const auto nearestIn = [&](MapCell in) {
        std::optional<std::uint16_t> best;
        double least = 1e9;
        for (const std::uint16_t other : wanted) {
            if (other == place || cellOf(other) != board_->indexOf(in) || !ahead(other)) continue;
            const QPointF way = pointOf(*board_, other) - here;
            const double far = std::hypot(way.x(), way.y());
            if (far < least) best = other;
            least = std::min(least, far);
        }
        return best;
    };
    if (const auto inCell = nearestIn(cell)) return inCell;
    const MapCell next = neighbourOf(cell, side);
    if (!board_->holds(next)) return std::nullopt;
    return nearestIn(next).value_or(mapPlace(board_->indexOf(next)));
}

QString MapTable::nameOf(std::uint16_t place) const {
    const MapCell cell = board_->cellAt(cellOf(place));
    QStringList parts;
    const MapSettlement* settlement = board_->settlementAt(cell);
    if (settlement != nullptr) parts << QString::fromStdString(settlement->name.in(style_.language.toStdString()));
    parts << words_.say(coordinatesOf(*board_, cell));
    static constexpr std::array<const char*, 7> terrains{"",
                                                         QT_TR_NOOP("forest"),
                                                         QT_TR_NOOP("mountain"),
                                                         QT_TR_NOOP("swamp"),
                                                         QT_TR_NOOP("river"),
                                                         QT_TR_NOOP("ford"),
                                                         QT_TR_NOOP("bridge")};
    static constexpr std::array<const char*, mapCorners> banks{
        "", QT_TR_NOOP("north-west bank"), QT_TR_NOOP("north-east bank"), QT_TR_NOOP("south-east bank"),
        QT_TR_NOOP("south-west bank")};
    const Terrain terrain = board_->at(cell);
    if (terrain != Terrain::plain) parts << tr(terrains[static_cast<std::size_t>(terrain)]);
    if (cornerOf(place) != MapCorner::whole) parts << tr(banks[static_cast<std::size_t>(cornerOf(place))]);
    for (const Label& label : labels_) {
        if (cellOf(label.place) != cellOf(place)) continue;
        const QString owner = words_.names().value(label.owner);
        parts << (owner.isEmpty() ? words_.say(label.text) : owner + QStringLiteral(": ") + words_.say(label.text));
    }
    const PlaceHint* told = hint(place);
    if (told != nullptr && !told->detail.empty()) parts << words_.say(told->detail);
    return parts.join(QStringLiteral(", "));
}

const PlaceHint* MapTable::hint(std::uint16_t place) const {
    const auto found = std::find_if(hints_.begin(), hints_.end(), [&](const PlaceHint& one) {
        return one.pick == Pick{Pick::On::place, zone_, place};
    });
    return found == hints_.end() ? nullptr : &*found;
}

void MapTable::showWay(std::optional<std::uint16_t> to) {
    if (item_ == nullptr) return;
    const PlaceHint* told = to ? hint(*to) : nullptr;
    wayTo_ = told == nullptr ? std::nullopt : to;
    item_->setPin(pin());
    item_->setWay(told == nullptr ? std::vector<std::uint16_t>() : told->way);
    wayWords_ = told == nullptr ? QString() : nameOf(*to);
    tell();
}

std::optional<MapPin> MapTable::pin() const {
    const PlaceHint* told = wayTo_ ? hint(*wayTo_) : nullptr;
    if (told == nullptr || told->cost.empty()) return std::nullopt;
    const MapPin pin{placeBox(*wayTo_), words_.say(told->cost), told->risky};
    if (isReadInRing(pin.place, pin.cost) || !contains(pin.place.center())) return std::nullopt;
    return pin;
}

bool MapTable::isMovable(const Pick& piece) const {
    return std::find(movable_.begin(), movable_.end(), piece) != movable_.end();
}

void MapTable::tell() { item_->setCaption(wayWords_.isEmpty() ? reachWords_ : wayWords_); }

void MapTable::showReach(ZoneId zone, FaceId face) {
    const auto found = std::find_if(reaches_.begin(), reaches_.end(),
                                    [&](const Reach& one) { return one.zone == zone && one.face == face; });
    if (found != reaches_.end()) return drawReach(&*found);
    drawReach(switchedOn_ > 0 && switchedOn_ <= reaches_.size() ? &reaches_[switchedOn_ - 1] : nullptr);
}

void MapTable::switchReach() {
    switchedOn_ = (switchedOn_ + 1) % (reaches_.size() + 1);
    showReach(noZone, noFace);
}

bool MapTable::pressSwitch(QPointF point) {
    for (std::size_t i = 0; i < switches_.size(); ++i) {
        if (!switches_[i]->contains(switches_[i]->mapFromScene(point))) continue;
        switchedOn_ = switchedOn_ == i + 1 ? 0 : i + 1;
        showReach(noZone, noFace);
        return true;
    }
    return false;
}

void MapTable::updateSwitches() {
    for (ReachSwitch* one : switches_) one->update();
}

void MapTable::showSwitches(const std::vector<Reach>& reaches, const TableLayout& layout, FaceCache& faces) {
    const auto sameFace = [](const Reach& one, const Reach& other) { return one.face == other.face; };
    if (!std::equal(reaches.begin(), reaches.end(), reaches_.begin(), reaches_.end(), sameFace) || switches_.empty()) {
        qDeleteAll(switches_);
        switches_.clear();
        switchedOn_ = 0;
        for (const Reach& reach : reaches) {
            switches_.push_back(new ReachSwitch(faces, reach.face));
            scene_.addItem(switches_.back());
        }
    }
    reaches_ = reaches;
    const std::vector<QPointF> places =
        placesForSwitches(switches_.size(), frame(), scene_.sceneRect(), takenOf(layout));
    for (std::size_t i = 0; i < switches_.size(); ++i) {
        switches_[i]->setToolTip(plainTip(words_.say(reaches_[i].name) + QStringLiteral(" (R)")));
        switches_[i]->setPos(places[i]);
    }
}

// What lies on the cloth beside the map.
std::vector<QRectF> MapTable::takenOf(const TableLayout& layout) const {
    std::vector<QRectF> taken = layout.plates;
    taken.insert(taken.end(), {layout.headline, layout.hand, layout.front});
    for (const ZoneSpots& zone : layout.zones) {
        if (zone.frame != frame()) taken.push_back(zone.frame | zone.label);
    }
    return taken;
}

void MapTable::drawReach(const Reach* reach) {
    if (item_ == nullptr) return;
    if (reach == nullptr)
        item_->setReach({}, {});
    else
        item_->setReach(reach->places, reach->rarely);
    for (std::size_t i = 0; i < switches_.size(); ++i) switches_[i]->setOn(reach == &reaches_[i]);
    reachWords_ = reach == nullptr ? QString() : words_.say(reach->name);
    tell();
}

void MapTable::moveOn() {
    if (item_ != nullptr) followCamera();
    emit moved();
}

void MapTable::noteOwnWay() { goesOwnWay_ = isWatched_ && camera_.isNear(); }

void MapTable::setWatched(bool watched) {
    isWatched_ = watched;
    if (!watched) goesOwnWay_ = false;
}

void MapTable::follow(const std::vector<std::uint16_t>& places) {
    if (!isShown() || goesOwnWay_ || !camera_.isNear()) return;
    const QRectF before = camera_.seen();
    for (const std::uint16_t place : places) camera_.reveal(pointOf(*board_, place));
    if (camera_.seen() != before) moveOn();
}

void MapTable::followCamera() {
    item_->follow();
    item_->setPin(pin());
}

void MapTable::zoom(QPointF at, double factor) {
    if (!isShown()) return;
    camera_.zoomAt(at, factor);
    noteOwnWay();
    moveOn();
}

void MapTable::pan(QPointF by) {
    if (!isShown()) return;
    const QRectF before = camera_.seen();
    camera_.pan(by);
    if (camera_.seen() == before) return;
    noteOwnWay();
    moveOn();
}

void MapTable::reveal(std::uint16_t place) {
    if (!isShown()) return;
    camera_.reveal(pointOf(*board_, place));
    moveOn();
}

QRectF MapTable::overview() const { return item_ == nullptr ? QRectF() : item_->overview().box(); }

bool MapTable::pressOverview(QPointF point) {
    if (!overview().contains(point)) return false;
    item_->holdOverview(true);
    camera_.centreOn(item_->overview().onMap(point));
    noteOwnWay();
    moveOn();
    return true;
}

void MapTable::releaseOverview() {
    if (item_ != nullptr) item_->holdOverview(false);
}

}  // namespace intrika::scene

#include "moc_map_table.cpp"
