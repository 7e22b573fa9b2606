// Pictures of a map's parts, drawn away from the window's thread.
#pragma once

#include "app/maps/map_painter.h"
#include "app/scene/picture_queue.h"
#include "app/scene/room.h"

#include <QCache>
#include <QObject>
#include <QPixmap>
#include <QSet>

#include <functional>
#include <memory>
#include <vector>

namespace intrika::scene {

class MapTiles : public QObject {
    Q_OBJECT

public:
    explicit MapTiles(QObject* parent = nullptr);

    // What was drawn of another board, in another style, stays only as long as nothing of this one is there.
    void setMap(std::shared_ptr<const BoardMap> board, const MapStyle& style);
    // Begins to draw what `paint` is going to ask for, while the window has still other things to do.
    void expect(const QTransform& toScene, const QRectF& within, qreal ratio);
    const BoardMap* board() const { return board_.get(); }
    const QRectF& extent() const { return extent_; }

    // Paints what of the map `within` shows, both in logical pixels of which each has `ratio` of the device. Where a
    // part is not drawn yet, the whole map is seen as it was drawn last; `drawn` tells when there is more.
    void paint(QPainter& painter, const QTransform& toScene, const QRectF& within, qreal ratio);
    // Of what covers names, in the map's units; nothing before the map itself is drawn.
    void paintNamesOver(QPainter& painter, const QTransform& toScene, const std::vector<QRectF>& covers) const;
    const QPixmap& whole() const { return whole_; }
    bool isDrawn() const;  // all that was asked for
    bool waitForDrawn(int milliseconds);

signals:
    void drawn();

private:
    // Device pixels: a map that is seen whole is enough of them for several threads to share.
    static constexpr int side = 256;
    struct Key {
        int scale = 0;  // in thousandths
        int x = 0, y = 0;
        bool operator==(const Key&) const = default;
        friend size_t qHash(const Key& key, size_t seed) { return qHashMulti(seed, key.scale, key.x, key.y); }
    };
    // The tiles of what is seen.
    struct Grid {
        Grid(const QTransform& toScene, const QRectF& world, qreal devicePixels);
        Key key(int x, int y) const { return {level, x, y}; }
        QPointF corner(int x, int y) const { return origin + QPointF(x, y) * side / ratio; }

        double ratio;  // device pixels to a logical one
        double scale;  // device pixels to a unit of the map
        int level;
        QPointF origin;  // of the map
        int left, top, right, bottom;
    };
    // What is neither drawn nor being drawn is ordered. False: something is missing yet.
    bool request(const Grid& grid);
    void order(const Key& key, const Grid& grid);
    void orderWhole();
    void keepWhole(const QRectF& all, qreal ratio, const std::function<void(QPainter&)>& draw);
    void forgetWaiting();

    // Where everything lies takes long as well: it is worked out where it is needed first, beside the window's thread.
    class Plan;

    std::shared_ptr<const BoardMap> board_;
    QRectF extent_;
    std::shared_ptr<Plan> plan_;
    QCache<Key, QPixmap> tiles_;
    QPixmap whole_;
    QSet<Key> waiting_;
    bool isWholeNew_ = false;  // of this map, not of the one before
    int lastScale_ = 0;
    PictureQueue tileQueue_, wholeQueue_;
};

}  // namespace intrika::scene
