#include "app/scene/piece_drag.h"

#include "app/scene/face_cache.h"
#include "app/scene/layers.h"
#include "app/scene/map_pointing.h"
#include "app/scene/map_table.h"
#include "app/scene/plate_item.h"
#include "app/scene/table_picks.h"
#include "app/scene/table_scene.h"
#include "app/scene/zone_item.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLineF>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <chrono>
#include <utility>

namespace intrika::scene {
namespace {

constexpr double besidePointer = 8;  // px, so that the place under the pointer is seen
constexpr double edgeWidth = 24;     // px inside the map's frame; the farther out, the faster the map comes
constexpr double fastest = 8;        // px a frame
constexpr std::chrono::milliseconds frameTime(16);

class DraggedPicture : public QGraphicsObject {
public:
    DraggedPicture(FaceCache& faces, const PieceItem& piece, std::string owner)
        : faces_(faces), face_(piece.face()), owner_(std::move(owner)), size_(piece.spot().size) {
        setAcceptedMouseButtons(Qt::NoButton);
        setZValue(layer::flying);
    }
    QRectF boundingRect() const override {
        const QRectF box(QPointF(besidePointer, besidePointer), size_);
        return box.adjusted(-FaceCache::shadow, -FaceCache::shadow, FaceCache::shadow, FaceCache::shadow);
    }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) override {
        const QPixmap picture =
            faces_.picture({face_, Form::onTable, owner_, size_, painter->device()->devicePixelRatioF()});
        painter->setRenderHint(QPainter::SmoothPixmapTransform);
        if (!picture.isNull()) painter->drawPixmap(boundingRect(), picture, QRectF(picture.rect()));
    }

private:
    FaceCache& faces_;
    FaceId face_;
    std::string owner_;
    QSizeF size_;
};

}  // namespace

PieceDrag::PieceDrag(TableScene& scene) : scene_(scene) {
    connect(&scene, &TableScene::told, this, [this] {
        if (isOn() && !scene_.map().isMovable(piece_)) letGo();
    });
    connect(&edge_, &QTimer::timeout, this, &PieceDrag::followEdge);
    edge_.setInterval(frameTime);
}

bool PieceDrag::begin(QPointF pressed) {
    const auto under = scene_.items(pressed, Qt::IntersectsItemShape, Qt::DescendingOrder);
    const auto found = std::find_if(under.begin(), under.end(),
                                    [](const QGraphicsItem* item) { return item->type() == PieceItem::Type; });
    if (found == under.end() || scene_.thingAt(pressed) == nullptr) return false;  // behind what lies before all
    auto& piece = static_cast<PieceItem&>(**found);
    piece_ = {Pick::On::face, piece.zone(), piece.face()};
    from_ = piece.piece().place;
    if (!scene_.map().isMovable(piece_)) return false;
    picture_ = new DraggedPicture(scene_.faces(), piece, scene_.laid().colourOf(piece.piece().owner));
    scene_.addItem(picture_);
    qApp->installEventFilter(this);  // whichever widget has the keys
    scene_.picks().pointAt(nullptr);
    pickAlone(piece);
    return true;
}

// Whatever else was picked would be taken for a part of the same choice.
void PieceDrag::pickAlone(PieceItem& piece) {
    std::vector<Pick> others;
    const auto note = [&](const auto* item) {
        if (item == nullptr || !item->state().picked) return;
        if (const auto pick = scene_.picks().pickOf(item); pick && *pick != piece_) others.push_back(*pick);
    };
    for (const QGraphicsItem* item : scene_.items()) {
        note(qgraphicsitem_cast<const PieceItem*>(item));
        note(qgraphicsitem_cast<const PlaceItem*>(item));
        note(qgraphicsitem_cast<const PlateItem*>(item));
    }
    for (const Pick& other : others) emit scene_.picks().unpicked(other);
    if (!piece.state().picked) scene_.activate(&piece);
}

void PieceDrag::move(QPointF point) {
    if (!isOn()) return;
    at_ = point;
    picture_->setPos(point);
    scene_.picks().pointAt(endAt(point));
    if (pull().isNull()) {
        edge_.stop();
    } else if (!edge_.isActive()) {
        edge_.start();
    }
}

// How far the map moves in a frame.
QPointF PieceDrag::pull() const {
    const auto beyond = [](double at, double least, double most) {
        const double out = at < least ? at - least : std::max(0.0, at - most);
        return std::clamp(out / edgeWidth, -1.0, 1.0) * fastest;
    };
    const QRectF frame = scene_.map().frame();
    const QRectF calm = frame.adjusted(edgeWidth, edgeWidth, -edgeWidth, -edgeWidth);
    return {-beyond(at_.x(), calm.left(), calm.right()), -beyond(at_.y(), calm.top(), calm.bottom())};
}

void PieceDrag::followEdge() {
    if (!isOn()) return edge_.stop();
    scene_.map().pan(pull());
    scene_.picks().pointAt(endAt(at_));
}

void PieceDrag::release(QPointF point) {
    qApp->removeEventFilter(this);
    if (!isOn()) return;
    PlaceItem* end = endAt(point);
    const bool isElsewhere = scene_.map().contains(point) && cellOf(scene_.map().placeAt(point)) != cellOf(from_);
    letGo();
    if (end != nullptr && !end->state().picked) scene_.activate(end);
    if (end == nullptr && isElsewhere) scene_.onMap().denyPlace(point);
}

void PieceDrag::letGo() {
    edge_.stop();
    delete picture_;
    scene_.picks().pointAt(nullptr);
}

bool PieceDrag::eventFilter(QObject* watched, QEvent* event) {
    const auto key = [event] { return static_cast<QKeyEvent*>(event)->key(); };
    switch (event->type()) {
        case QEvent::KeyPress:
            if (!isOn() || key() != Qt::Key_Escape) break;
            letGo();
            return true;
        case QEvent::MouseButtonPress:
            if (!isOn() || static_cast<QMouseEvent*>(event)->button() != Qt::RightButton) break;
            letGo();
            return true;
        case QEvent::ContextMenu:
            // It comes of the button that let go.
            if (QGuiApplication::mouseButtons().testFlag(Qt::LeftButton)) return true;
            qApp->removeEventFilter(this);
            break;
        default:
            break;
    }
    return QObject::eventFilter(watched, event);
}

// A cell means its only place, whatever stands in it; on a river the bank itself is meant and not the other side.
PlaceItem* PieceDrag::endAt(QPointF point) const {
    const MapTable& map = scene_.map();
    if (!map.contains(point)) return nullptr;
    PlaceItem* end = nullptr;
    double least = 0;
    for (QGraphicsItem* item : scene_.items()) {
        auto* place = qgraphicsitem_cast<PlaceItem*>(item);
        if (place == nullptr || place->zone() != map.zone() || map.hint(place->place()) == nullptr) continue;
        if (!place->state().pickable && !place->state().picked) continue;
        if (!map.isAt(place->place(), point)) continue;
        const double far = QLineF(point, map.placeBox(place->place()).center()).length();
        if (end == nullptr || far < least) least = far, end = place;
    }
    return end;
}

}  // namespace intrika::scene
