#include "app/scene/map_tiles.h"

#include <QDeadlineTimer>
#include <QPainter>

#include <cmath>
#include <mutex>
#include <optional>
#include <utility>

namespace intrika::scene {
namespace {

constexpr int tileKilobytes = 48 * 1024;
constexpr double coarsePixels = 1.2;  // to a unit: about as a whole map is seen on a usual screen

// `pixels`: logical ones to a unit.
QImage drawPart(const MapPainter& map, const QRectF& part, double scale, double pixels, QSize size) {
    QImage image(size, QImage::Format_RGB32);
    QPainter painter(&image);
    painter.setClipRect(image.rect());  // Qt draws hairlines straight into what has a clip
    painter.scale(scale, scale);
    painter.translate(-part.topLeft());
    map.paint(painter, part.adjusted(-1 / scale, -1 / scale, 1 / scale, 1 / scale), pixels);
    return image;
}

}  // namespace

class MapTiles::Plan {
public:
    Plan(std::shared_ptr<const BoardMap> board, MapStyle style) : board_(std::move(board)), style_(std::move(style)) {}

    const MapPainter& painter() {
        std::call_once(once_, [this] { painter_.emplace(board_, style_); });
        return *painter_;
    }

private:
    std::shared_ptr<const BoardMap> board_;
    MapStyle style_;
    std::once_flag once_;
    std::optional<MapPainter> painter_;
};

MapTiles::MapTiles(QObject* parent) : QObject(parent), tiles_(tileKilobytes) {}

void MapTiles::setMap(std::shared_ptr<const BoardMap> board, const MapStyle& style) {
    forgetWaiting();
    wholeQueue_.forget();
    tiles_.clear();
    isWholeNew_ = false;
    if (board != board_) whole_ = {};
    board_ = std::move(board);
    extent_ = board_ == nullptr ? QRectF() : MapPainter::extentOf(*board_, style.frame);
    plan_ = board_ == nullptr ? nullptr : std::make_shared<Plan>(board_, style);
}

void MapTiles::forgetWaiting() {
    tileQueue_.forget();
    waiting_.clear();
}

void MapTiles::orderWhole() {
    const auto draw = [plan = plan_, all = extent_] {
        return drawPart(plan->painter(), all, coarsePixels, 0, (all.size() * coarsePixels).toSize());
    };
    wholeQueue_.order(draw, [this](QImage&& image) {
        isWholeNew_ = true;
        whole_ = QPixmap::fromImage(std::move(image));
        emit drawn();
    });
}

void MapTiles::order(const Key& key, const Grid& grid) {
    waiting_.insert(key);
    const auto draw = [plan = plan_, key, scale = grid.scale, ratio = grid.ratio] {
        const QRectF part(QPointF(key.x, key.y) * (side / scale), QSizeF(side, side) / scale);
        QImage image = drawPart(plan->painter(), part, scale, scale / ratio, QSize(side, side));
        image.setDevicePixelRatio(ratio);
        return image;
    };
    tileQueue_.order(draw, [this, key](QImage&& image) {
        waiting_.remove(key);
        const auto kilobytes = static_cast<int>(image.sizeInBytes() / 1024);
        tiles_.insert(key, new QPixmap(QPixmap::fromImage(std::move(image))), kilobytes);
        if (waiting_.isEmpty() || waiting_.size() % 4 == 0) emit drawn();
    });
}

MapTiles::Grid::Grid(const QTransform& toScene, const QRectF& world, qreal devicePixels)
    : ratio(devicePixels),
      scale(toScene.m11() * ratio),
      level(static_cast<int>(std::lround(scale * 1000))),
      origin(toScene.dx(), toScene.dy()) {
    const auto tileOf = [](double pixel) { return static_cast<int>(std::floor(pixel / side)); };
    left = tileOf((world.left() - origin.x()) * ratio);
    right = tileOf((world.right() - origin.x()) * ratio);
    top = tileOf((world.top() - origin.y()) * ratio);
    bottom = tileOf((world.bottom() - origin.y()) * ratio);
}

bool MapTiles::request(const Grid& grid) {
    if (grid.level != std::exchange(lastScale_, grid.level)) forgetWaiting();
    bool complete = true;
    for (int x = grid.left; x <= grid.right; ++x) {
        for (int y = grid.top; y <= grid.bottom; ++y) {
            const Key key = grid.key(x, y);
            if (tiles_.contains(key)) continue;
            complete = false;
            if (!waiting_.contains(key)) order(key, grid);
        }
    }
    return complete;
}

void MapTiles::expect(const QTransform& toScene, const QRectF& within, qreal ratio) {
    if (board_ != nullptr) request(Grid(toScene, toScene.mapRect(extent_) & within, ratio));
}

void MapTiles::paint(QPainter& painter, const QTransform& toScene, const QRectF& within, qreal ratio) {
    if (board_ == nullptr) return;
    const QRectF all = toScene.mapRect(extent_), world = all & within;
    const Grid grid(toScene, world, ratio);
    const bool complete = request(grid);
    const auto drawTiles = [&](QPainter& onto) {
        for (int x = grid.left; x <= grid.right; ++x) {
            for (int y = grid.top; y <= grid.bottom; ++y) {
                const QPixmap* tile = tiles_.object(grid.key(x, y));
                if (tile != nullptr) onto.drawPixmap(grid.corner(x, y), *tile);
            }
        }
    };
    if (!isWholeNew_ && wholeQueue_.isIdle()) {
        const bool isSeenWhole = within.adjusted(-1, -1, 1, 1).contains(all);
        if (isSeenWhole && complete) keepWhole(all, ratio, drawTiles);
        if (!isSeenWhole) orderWhole();
    }
    painter.save();
    painter.setClipRect(world, Qt::IntersectClip);
    if (!complete && !whole_.isNull()) painter.drawPixmap(all, whole_, QRectF(whole_.rect()));
    drawTiles(painter);
    painter.restore();
}

void MapTiles::paintNamesOver(QPainter& painter, const QTransform& toScene, const std::vector<QRectF>& covers) const {
    if (board_ == nullptr || covers.empty() || tiles_.isEmpty()) return;
    painter.save();
    painter.setTransform(toScene, true);
    plan_->painter().paintNamesOver(painter, covers, toScene.m11());
    painter.restore();
}

// What is seen whole needs not be drawn once more to be seen small.
void MapTiles::keepWhole(const QRectF& all, qreal ratio, const std::function<void(QPainter&)>& draw) {
    whole_ = QPixmap((all.size() * ratio).toSize());
    whole_.setDevicePixelRatio(ratio);
    QPainter painter(&whole_);
    painter.translate(-all.topLeft());
    draw(painter);
    painter.end();
    whole_.setDevicePixelRatio(1);
    isWholeNew_ = true;
}

bool MapTiles::waitForDrawn(int milliseconds) {
    const QDeadlineTimer deadline(milliseconds);
    return tileQueue_.wait(milliseconds) && wholeQueue_.wait(static_cast<int>(deadline.remainingTime())) && isDrawn();
}

bool MapTiles::isDrawn() const {
    const bool isBegun = board_ == nullptr || !tiles_.isEmpty();  // nothing is ordered before it is expected
    return isBegun && wholeQueue_.isIdle() && tileQueue_.isIdle();
}

}  // namespace intrika::scene

#include "moc_map_tiles.cpp"
