#include "app/scene/map_tiles.h"

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QPainter>
#include <QThread>

#include <algorithm>
#include <cmath>
#include <utility>

namespace intrika {
namespace {

constexpr int cacheKilobytes = 48 * 1024;
constexpr double coarsePixels = 1.2;  // to a unit: about as a whole map is seen on a usual screen

QImage drawPart(const MapPainter& map, const QRectF& part, double scale, QSize size) {
    QImage image(size, QImage::Format_RGB32);
    QPainter painter(&image);
    painter.scale(scale, scale);
    painter.translate(-part.topLeft());
    map.paint(painter, part.adjusted(-1 / scale, -1 / scale, 1 / scale, 1 / scale));
    return image;
}

}  // namespace

MapTiles::MapTiles(QObject* parent) : QObject(parent), tiles_(cacheKilobytes) {
    pool_.setMaxThreadCount(std::clamp(QThread::idealThreadCount(), 1, 2));
}

MapTiles::~MapTiles() {
    pool_.clear();
    pool_.waitForDone();
}

void MapTiles::setMap(std::shared_ptr<const BoardMap> board, const MapStyle& style) {
    forgetWaiting();
    ++edition_;
    tiles_.clear();
    wholeWaits_ = false;
    map_ = board == nullptr ? nullptr : std::make_shared<const MapPainter>(std::move(board), style);
    if (map_ == nullptr) whole_ = {};
    if (map_ != nullptr) orderWhole(coarsePixels);
}

void MapTiles::forgetWaiting() {
    pool_.clear();
    waiting_.clear();
}

void MapTiles::orderWhole(double scale) {
    wholeWaits_ = true;
    pool_.start([this, map = map_, scale, edition = edition_] {
        const QRectF all = map->extent();
        const QImage image = drawPart(*map, all, scale, (all.size() * scale).toSize());
        const auto deliver = [this, image, edition] {
            if (edition != edition_) return;
            wholeWaits_ = false;
            whole_ = QPixmap::fromImage(image);
            emit drawn();
        };
        QMetaObject::invokeMethod(this, deliver, Qt::QueuedConnection);
    });
}

void MapTiles::order(const Key& key, double scale, qreal ratio) {
    waiting_.insert(key);
    pool_.start([this, map = map_, key, scale, ratio, edition = edition_] {
        const QRectF part(QPointF(key.x, key.y) * (side / scale), QSizeF(side, side) / scale);
        QImage image = drawPart(*map, part, scale, QSize(side, side));
        image.setDevicePixelRatio(ratio);
        const auto deliver = [this, key, image, edition] {
            if (edition != edition_) return;
            waiting_.remove(key);
            tiles_.insert(key, new QPixmap(QPixmap::fromImage(image)), static_cast<int>(image.sizeInBytes() / 1024));
            if (waiting_.isEmpty() || waiting_.size() % 4 == 0) emit drawn();
        };
        QMetaObject::invokeMethod(this, deliver, Qt::QueuedConnection);
    });
}

void MapTiles::paint(QPainter& painter, const QTransform& toScene, const QRectF& within, qreal ratio) {
    if (map_ == nullptr) return;
    const double scale = toScene.m11() * ratio;
    const int level = static_cast<int>(std::lround(scale * 1000));
    if (level != std::exchange(lastScale_, level) && !wholeWaits_) forgetWaiting();
    const QPointF origin(toScene.dx(), toScene.dy());
    const QRectF world = toScene.mapRect(map_->extent()) & within;
    const QRectF part((world.topLeft() - origin) * ratio, world.size() * ratio);
    std::vector<std::pair<QPointF, const QPixmap*>> ready;
    bool all = true;
    const auto tileOf = [](double pixel) { return static_cast<int>(std::floor(pixel / side)); };
    for (int x = tileOf(part.left()); x <= tileOf(part.right()); ++x) {
        for (int y = tileOf(part.top()); y <= tileOf(part.bottom()); ++y) {
            const Key key{level, x, y};
            const QPixmap* tile = tiles_.object(key);
            if (tile != nullptr) ready.emplace_back(origin + QPointF(x, y) * side / ratio, tile);
            if (tile == nullptr && !waiting_.contains(key)) order(key, scale, ratio);
            all &= tile != nullptr;
        }
    }
    painter.save();
    painter.setClipRect(world, Qt::IntersectClip);
    if (!all && !whole_.isNull()) painter.drawPixmap(toScene.mapRect(map_->extent()), whole_, QRectF(whole_.rect()));
    for (const auto& [at, tile] : ready) painter.drawPixmap(at, *tile);
    painter.restore();
}

bool MapTiles::waitForDrawn(int milliseconds) {
    QDeadlineTimer deadline(milliseconds);
    while ((wholeWaits_ || !waiting_.isEmpty()) && !deadline.hasExpired()) {
        pool_.waitForDone(static_cast<int>(deadline.remainingTime()));
        QCoreApplication::sendPostedEvents(this);
    }
    return !wholeWaits_ && waiting_.isEmpty();
}

}  // namespace intrika
