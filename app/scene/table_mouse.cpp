#include "app/scene/table_mouse.h"

#include "app/scene/layers.h"
#include "app/scene/map_pointing.h"
#include "app/scene/map_table.h"
#include "app/scene/reason_bubble.h"
#include "app/scene/table_picks.h"
#include "app/scene/table_scene.h"
#include "app/scene/viewer_hand.h"

#include <QApplication>
#include <QGraphicsSceneMouseEvent>

#include <algorithm>
#include <cmath>
#include <utility>

namespace intrika::scene {
namespace {

// As one reads, from row to row.
bool isEarlier(QPointF one, QPointF other, double tall) {
    if (std::abs(one.y() - other.y()) > tall / 2) return one.y() < other.y();
    return one.x() < other.x();
}

}  // namespace

TableMouse::TableMouse(TableScene& scene) : QObject(&scene), scene_(scene), pieceDrag_(scene) {
    scene.installEventFilter(this);
}

bool TableMouse::eventFilter(QObject* watched, QEvent* event) {
    // Other events are of other classes, so each case casts for itself.
    const auto mouse = [event]() -> QGraphicsSceneMouseEvent& {
        return *static_cast<QGraphicsSceneMouseEvent*>(event);
    };
    switch (event->type()) {
        case QEvent::GraphicsSceneMousePress:
        case QEvent::GraphicsSceneMouseDoubleClick:
            event->accept();
            press(mouse());
            return true;
        case QEvent::GraphicsSceneMouseMove:
            drag(mouse().scenePos());
            return true;
        case QEvent::GraphicsSceneMouseRelease:
            if (mouse().button() == Qt::LeftButton) release(mouse().scenePos());
            return true;
        default:
            return QObject::eventFilter(watched, event);
    }
}

bool TableMouse::isHeld(const QGraphicsItem* item) const {
    const auto hand = scene_.hand().cards();
    return item != nullptr && std::find(hand.begin(), hand.end(), item) != hand.end();
}

void TableMouse::press(const QGraphicsSceneMouseEvent& event) {
    if (scene_.isPlaying()) return emit scene_.skipAsked();
    rule_ = event.button() == Qt::LeftButton ? scene_.reason().ruleAt(event.scenePos()) : QString();
    if (!rule_.isEmpty()) return;
    scene_.reason().hide();
    onMap_ = OnMap::no;
    if (event.button() != Qt::LeftButton || scene_.map().pressSwitch(event.scenePos())) return;
    QGraphicsItem* thing = scene_.thingAt(event.scenePos());
    if (scene_.picks().focusStop() != nullptr) scene_.picks().setFocusStop(nullptr);
    pressed_ = thing;
    from_ = event.scenePos();
    if (scene_.map().contains(from_)) onMap_ = scene_.map().pressOverview(from_) ? OnMap::overview : OnMap::pressed;
    dragged_ = isHeld(thing) ? static_cast<PieceItem*>(thing) : nullptr;
}

void TableMouse::dragMap(QPointF point) {
    if (onMap_ == OnMap::overview) scene_.map().pressOverview(point);
    if (onMap_ == OnMap::pressed && (point - from_).manhattanLength() >= QApplication::startDragDistance()) {
        onMap_ = pieceDrag_.begin(from_) ? OnMap::drags : OnMap::pans;
        pressed_ = nullptr;
    }
    if (onMap_ == OnMap::drags) return pieceDrag_.move(point);
    if (onMap_ != OnMap::pans) return;
    scene_.map().pan(point - from_);
    from_ = point;
}

void TableMouse::drag(QPointF point) {
    if (onMap_ != OnMap::no) return dragMap(point);
    if (!isHeld(dragged_)) return;
    const QPointF way = point - from_;
    if (dragged_->zValue() < layer::flying && way.manhattanLength() < QApplication::startDragDistance()) return;
    dragged_->setZValue(layer::flying);
    dragged_->moveTo(dragged_->spot().centre + way);
}

void TableMouse::release(QPointF point) {
    const OnMap onMap = std::exchange(onMap_, OnMap::no);
    if (onMap == OnMap::drags) return pieceDrag_.release(point);
    if (onMap == OnMap::overview) scene_.map().releaseOverview();
    PieceItem* card = std::exchange(dragged_, nullptr);
    const QGraphicsItem* pressed = std::exchange(pressed_, nullptr);
    if (isHeld(card) && card->zValue() >= layer::flying) return drop(*card, point);
    const QString rule = std::exchange(rule_, QString());
    if (!rule.isEmpty() && scene_.reason().ruleAt(point) == rule) return emit scene_.ruleWanted(rule);
    QGraphicsItem* thing = scene_.thingAt(point);
    if (onMap == OnMap::pans || onMap == OnMap::overview) return;
    if (thing != nullptr && thing == pressed) scene_.activate(thing);
    if (thing != nullptr || pressed != nullptr || onMap != OnMap::pressed) return;
    if (PlaceItem* place = scene_.onMap().placeUnder(point)) scene_.activate(place);
}

// A pick is no move yet: the card goes back into the hand.
void TableMouse::drop(PieceItem& card, QPointF point) {
    const bool picks = !scene_.laid().layout.hand.contains(point) && !card.state().picked;
    const double tall = card.spot().size.height();
    const QRectF rows = scene_.laid().layout.hand.adjusted(0, tall / 2, 0, -tall / 2);
    QPointF at = card.mapToScene(QPointF());
    at.setY(std::max(rows.top(), std::min(at.y(), rows.bottom())));
    int by = 0;
    for (const PieceItem* other : scene_.hand().cards()) {
        const QPointF before = card.spot().centre, there = other->spot().centre;
        if (isEarlier(there, before, tall) && isEarlier(at, there, tall)) --by;
        if (isEarlier(before, there, tall) && isEarlier(there, at, tall)) ++by;
    }
    scene_.show(Tableau(scene_.laid().tableau));
    if (picks) {
        scene_.activate(&card);
    } else {
        scene_.hand().move(&card, by);
    }
}

}  // namespace intrika::scene
