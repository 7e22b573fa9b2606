#include "app/scene/animator.h"

#include "app/faces/text_fit.h"
#include "app/scene/dice_item.h"
#include "app/scene/face_cache.h"
#include "app/scene/interlude.h"
#include "app/scene/layers.h"
#include "app/scene/map_pointing.h"
#include "app/scene/map_table.h"
#include "app/scene/piece_item.h"
#include "app/scene/plate_item.h"
#include "app/scene/table_ground.h"
#include "app/scene/table_scene.h"
#include "app/scene/table_things.h"
#include "app/scene/viewer_hand.h"

#include <QGraphicsSimpleTextItem>
#include <QGraphicsView>
#include <QHash>
#include <QPen>

#include <algorithm>
#include <utility>

namespace intrika::scene {
namespace {

// Milliseconds at normal speed.
constexpr double moveMs = 260;
constexpr double eachMs = 60;       // between the cards of one deal
constexpr double mostDealMs = 720;  // a large deal is not to become a wait
constexpr double turnMs = 240;
constexpr double pointsMs = 450;
constexpr double settleMs = 200;
constexpr double groundMs = 260;
constexpr double diceMs = 1300;  // half of it they lie and can be read
constexpr std::size_t many = 8;  // moving things from which a full update is cheaper than many small ones

QGraphicsItem* pointsText(TableScene& scene, int amount, double size) {
    const QString text =
        QStringLiteral("%1%2").arg(amount < 0 ? QStringLiteral("−") : QStringLiteral("+")).arg(std::abs(amount));
    auto* item = scene.addSimpleText(text, textFont(Cut::bold, size));
    item->setBrush(scene.ink().state);
    item->setPen(QPen(scene.ink().onState, 0.8));
    item->setZValue(layer::flying);
    return item;
}

}  // namespace

Animator::Animator(TableScene* scene, QObject* parent) : QObject(parent), scene_(scene) {
    connect(scene_, &TableScene::skipAsked, this, &Animator::finishNow);
    connect(&clock_, &QVariantAnimation::valueChanged, this, &Animator::advance);
    connect(&clock_, &QVariantAnimation::finished, this, [this] {
        landAll();
        if (!settled_) emit seen(shown_);
        nextBeat();
    });
}

Animator::~Animator() = default;

void Animator::setInterlude(Interlude* interlude) {
    interlude_ = interlude;
    if (interlude == nullptr) return;
    connect(interlude, &Interlude::told, this, &Animator::seen);
    connect(interlude, &Interlude::ended, this, &Animator::leaveInterlude);
}

void Animator::play(const std::vector<Happening>& happenings, const Tableau& after, const StageScript& script) {
    if (playing_) finishNow();
    scene_->onMap().followPieces(happenings, after);
    playing_ = true;
    settled_ = false;
    scene_->setPlaying(true);
    after_ = scene_->hand().arranged(after);
    layoutAfter_ = scene_->layoutOf(after_);
    claimed_.clear();
    for (const Zone& zone : after_.zones) claimed_.emplace_back(zone.pieces.size(), false);
    beats_.clear();
    shown_ = 0;
    const bool empty = scene_->laid().tableau.zones.empty();  // the curtain has just risen: nothing can move yet
    script_ = empty ? StageScript() : script;
    if (pace() <= 0 && openInterlude()) return;
    if (pace() <= 0 || empty) return end();
    sortIntoBeats(happenings);
    nextBeat();
}

bool Animator::mayTell(const StageScript& script) const {
    return !script.empty() && interlude_ != nullptr && interlude_->mayOpen(paceOf(speed_));
}

void Animator::sortIntoBeats(const std::vector<Happening>& happenings) {
    for (std::size_t index = 0; index < happenings.size(); ++index) {
        const bool isTold = index >= script_.begins && index < script_.ends();
        const bool begins = beats_.empty() || beats_.back().isTold != isTold ||
                            beats_.back().happenings.front().beat != happenings[index].beat;
        if (begins) beats_.push_back({{}, isTold});
        beats_.back().happenings.push_back(happenings[index]);
    }
}

// What it tells lies on the table already when it is over.
bool Animator::openInterlude() {
    const StageScript script = std::exchange(script_, {});
    if (!mayTell(script)) return false;
    interlude_->open(script, paceOf(speed_));
    for (Beat& beat : beats_) {
        if (!beat.isTold) continue;
        for (const Happening& happening : beat.happenings) prepare(happening);
        landAll();
        shown_ += static_cast<int>(beat.happenings.size());
        beat.happenings.clear();
    }
    return true;
}

void Animator::leaveInterlude() {
    if (!playing_) return;
    if (pace() <= 0) return end();
    nextBeat();
}

void Animator::nextBeat() {
    while (!beats_.empty()) {
        if (beats_.front().isTold && openInterlude()) return;
        const Beat beat = std::move(beats_.front());
        beats_.pop_front();
        for (const Happening& happening : beat.happenings) prepare(happening);
        shown_ += static_cast<int>(beat.happenings.size());
        if (!flights_.empty()) return run();
        emit seen(shown_);
    }
    // The last beat is the tableau itself: what lies elsewhere in it glides there.
    if (!settled_) settle();
    if (flights_.empty()) return end();
    run();
}

void Animator::prepare(const Happening& happening) {
    if (!happening.faces.empty() && happening.to != noZone) preparePieces(happening);
    if (happening.points.value_or(0) != 0) preparePoints(happening);
    if (!happening.dice.empty()) prepareDice(happening.dice);
}

// In the middle of the map, or of the table.
void Animator::prepareDice(const std::vector<Die>& dice) {
    const QRectF table = scene_->sceneRect();
    const double side = std::clamp(std::min(table.width(), table.height()) * 0.065, 34.0, 76.0);
    Flight flight;
    flight.kind = Flight::Kind::dice;
    flight.dice = new DiceItem(dice, side);
    flight.dice->setPos(scene_->map().isShown() ? scene_->map().frame().center() : table.center());
    scene_->addItem(flight.dice);
    flight.length = diceMs * pace();
    flights_.push_back(flight);
}

void Animator::preparePieces(const Happening& happening) {
    const bool turns = happening.from == happening.to && happening.fromPlace == happening.toPlace;
    const double each = std::min(eachMs, mostDealMs / static_cast<double>(happening.faces.size()));
    double begin = 0;
    for (const FaceId face : happening.faces) {
        std::vector<PieceItem*> busy;
        for (const Flight& flight : flights_) busy.push_back(flight.piece);
        PieceItem* piece = scene_->things().findPiece(happening.from, face, happening.fromPlace, busy);
        if (turns) {
            prepareTurn(piece, face);
        } else {
            prepareMove(happening, piece, face, begin * pace());
            begin += each;
        }
    }
}

void Animator::prepareTurn(PieceItem* piece, FaceId face) {
    if (piece == nullptr || piece->piece().face == face) return;
    Flight flight;
    flight.kind = Flight::Kind::turn;
    flight.piece = piece;
    flight.newFace = face;
    flight.length = turnMs * pace();
    flights_.push_back(flight);
}

void Animator::prepareMove(const Happening& happening, PieceItem* piece, FaceId face, double begin) {
    Flight flight;
    flight.begin = begin;
    flight.length = moveMs * pace();
    flight.to = targetOf(happening, face);
    if (piece == nullptr) {  // out of a hand that is only counted, or from nowhere
        const ZoneSpots* start = scene_->laid().layout.zone(happening.from);
        Spot spot = flight.to;
        spot.centre = start == nullptr || start->frame.isEmpty() ? scene_->sceneRect().center() : start->frame.center();
        piece = scene_->things().newPiece({face, happening.toPlace, happening.actor, Piece::Mark::none, {}},
                                          happening.to, spot);
    }
    flight.piece = piece;
    flight.from = piece->spot();
    flight.from.centre = piece->pos();
    const Zone* zone = zoneIn(after_, happening.to);
    const ZoneSpots* spots = layoutAfter_.zone(happening.to);
    const bool counted = zone != nullptr && spots != nullptr && spots->pieces.size() < zone->pieces.size();
    flight.landing = counted ? Flight::Landing::vanishes : Flight::Landing::stays;
    Piece moved = piece->piece();
    moved.face = face;
    moved.place = happening.toPlace;
    piece->setPiece(moved, happening.to, scene_->laid().colourOf(moved.owner));
    piece->lie(flight.to, layer::flying + 0.01 * static_cast<double>(flights_.size()));
    flights_.push_back(flight);
}

// The spot in the tableau to come, or the middle of the zone where the tableau has no such piece any more.
Spot Animator::targetOf(const Happening& happening, FaceId face) {
    Spot spot;
    spot.centre = scene_->sceneRect().center();
    spot.size = scene_->faces().sizeMm(face, Form::onTable) * (scene_->sceneRect().height() * 0.12 / cardMm.height());
    for (std::size_t i = 0; i < after_.zones.size(); ++i) {
        if (after_.zones[i].id != happening.to) continue;
        const Zone& zone = after_.zones[i];
        const ZoneSpots& spots = layoutAfter_.zones[i];
        if (!spots.frame.isEmpty()) spot.centre = spots.frame.center();
        if (happening.toPlace < spots.places.size()) return spots.places[happening.toPlace];
        for (std::size_t at = 0; at < spots.pieces.size(); ++at) {
            if (claimed_[i][at] || zone.pieces[at].face != face) continue;
            claimed_[i][at] = true;
            return spots.pieces[at];
        }
        if (!spots.pieces.empty()) spot.size = spots.pieces.front().size;
    }
    return spot;
}

void Animator::preparePoints(const Happening& happening) {
    const PlateItem* plate = scene_->things().plate(happening.actor);
    if (plate == nullptr) return;
    Flight flight;
    flight.kind = Flight::Kind::points;
    flight.points = pointsText(*scene_, *happening.points, 34 * std::max(0.8, scene_->laid().layout.unit));
    const QPointF middle = flight.points->boundingRect().center();
    flight.from.centre = scene_->laid().layout.headline.center() - middle;
    flight.to.centre = QPointF(plate->box().right() - 50, plate->box().center().y()) - middle;
    flight.seat = happening.actor;
    // A plate may have told points before they are counted.
    const auto seat = static_cast<std::size_t>(happening.actor);
    const bool isTold = seat < scene_->laid().tableau.plates.size() && seat < after_.plates.size() &&
                        scene_->laid().tableau.plates[seat].score == after_.plates[seat].score;
    flight.amount = isTold ? 0 : *happening.points;
    flight.length = pointsMs * pace();
    flight.points->setVisible(false);
    flights_.push_back(flight);
}

void Animator::run() {
    double length = 0;
    for (const Flight& flight : flights_) length = std::max(length, flight.begin + flight.length);
    setManyMoving(flights_.size() > many);
    // What only glides into its place is not heard.
    cues_ = settled_ ? std::deque<SoundCue>() : soundsOf(flights_, scene_->faces());
    clock_.setStartValue(0.0);
    clock_.setEndValue(length);
    clock_.setDuration(std::max(1, static_cast<int>(length)));
    for (const Flight& flight : flights_) flight.showAt(0);
    clock_.start();
}

void Animator::advance() {
    const double now = clock_.currentValue().toDouble();
    for (const Flight& flight : flights_) {
        if (now >= flight.begin && now <= flight.begin + flight.length + 40) flight.showAt(now);
    }
    for (; !cues_.empty() && cues_.front().at <= now; cues_.pop_front()) emit heard(cues_.front().sound);
}

void Animator::landAll() {
    std::vector<Flight> landed;
    landed.swap(flights_);
    for (const Flight& flight : landed) {
        flight.showAt(flight.begin + flight.length);
        if (flight.kind == Flight::Kind::points) {
            if (PlateItem* plate = scene_->things().plate(flight.seat)) plate->addPoints(flight.amount);
            delete flight.points;
        } else if (flight.kind == Flight::Kind::dice) {
            delete flight.dice;
        } else if (flight.landing == Flight::Landing::vanishes) {
            scene_->things().dropPiece(flight.piece);
        }
    }
}

void Animator::settle() {
    QHash<PieceItem*, Spot> before;
    for (PieceItem* piece : scene_->things().pieces()) {
        Spot spot = piece->spot();
        spot.angle = piece->rotation();
        before.insert(piece, spot);
    }
    settled_ = true;
    scene_->lay(after_);
    if (scene_->ground().isChanging()) {
        Flight flight;
        flight.kind = Flight::Kind::ground;
        flight.table = scene_;
        flight.length = groundMs * pace();
        flights_.push_back(flight);
    }
    for (PieceItem* piece : scene_->things().pieces()) {
        const auto old = before.constFind(piece);
        if (old == before.constEnd() || *old == piece->spot()) continue;
        Flight flight;
        flight.piece = piece;
        flight.from = *old;
        flight.to = piece->spot();
        flight.length = settleMs * pace();
        flights_.push_back(flight);
    }
}

void Animator::finishNow() {
    if (!playing_) return;
    clock_.stop();
    if (interlude_ != nullptr) interlude_->close();
    beats_.clear();
    cues_.clear();
    landAll();
    end();
}

void Animator::end() {
    setManyMoving(false);
    playing_ = false;
    scene_->setPlaying(false);
    scene_->lay(after_);
    emit finished();
}

void Animator::setManyMoving(bool manyMove) {
    for (QGraphicsView* view : scene_->views()) {
        view->setViewportUpdateMode(manyMove ? QGraphicsView::FullViewportUpdate
                                             : QGraphicsView::MinimalViewportUpdate);
    }
}

}  // namespace intrika::scene

#include "moc_animator.cpp"
