// Pictures of a map's parts, drawn away from the window's thread.
#pragma once

#include "app/maps/map_painter.h"

#include <QCache>
#include <QObject>
#include <QPixmap>
#include <QSet>
#include <QThreadPool>

#include <functional>
#include <memory>

namespace intrika {

class MapTiles : public QObject {
    Q_OBJECT

public:
    explicit MapTiles(QObject* parent = nullptr);
    ~MapTiles() override;

    // What was drawn of another board, in another style, stays only as long as nothing of this one is there.
    void setMap(std::shared_ptr<const BoardMap> board, const MapStyle& style);
    const BoardMap* board() const { return board_.get(); }
    const QRectF& extent() const { return extent_; }

    // Paints what of the map `within` shows, both in logical pixels of which each has `ratio` of the device. Where a
    // part is not drawn yet, the whole map is seen as it was drawn last; `drawn` tells when there is more.
    void paint(QPainter& painter, const QTransform& toScene, const QRectF& within, qreal ratio);
    const QPixmap& whole() const { return whole_; }
    bool waitForDrawn(int milliseconds);

signals:
    void drawn();

private:
    static constexpr int side = 512;  // device pixels: a map that is seen whole is a few of them
    struct Key {
        int scale = 0;  // in thousandths
        int x = 0, y = 0;
        bool operator==(const Key&) const = default;
        friend size_t qHash(const Key& key, size_t seed) { return qHashMulti(seed, key.scale, key.x, key.y); }
    };
    void order(const Key& key, double scale, qreal ratio);
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
    int wholeOf_ = 0;  // its edition
    bool wholeWaits_ = false;
    int lastScale_ = 0;
    int edition_ = 0;
    QThreadPool pool_;
};

}  // namespace intrika
