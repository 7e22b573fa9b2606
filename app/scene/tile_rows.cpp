#include "app/scene/tile_rows.h"

#include <algorithm>
#include <cmath>

namespace intrika::scene {
namespace {

constexpr std::size_t mostInFan = 4;
constexpr double tileGap = 2;  // px
constexpr int mostTileRows = 4;

struct Tiling {
    int rows = 1;
    double height = 0;  // of a tile
};

Tiling largestTiling(std::size_t count, QSizeF room, double aspect) {
    Tiling best;
    for (int rows = 2; rows <= mostTileRows; ++rows) {
        const double each = std::ceil(static_cast<double>(count) / rows);
        const double tall = (room.height() - tileGap * (rows - 1)) / rows;
        const double wide = (room.width() - tileGap * (each - 1)) / each;
        const double height = std::min(tall, wide / aspect);
        if (height > best.height) best = {rows, height};
    }
    return best;
}

void shift(std::vector<ZoneSpots>& zones, double aside) {
    for (ZoneSpots& zone : zones) {
        zone.frame.translate(aside, 0);
        for (Spot& spot : zone.pieces) spot.centre.rx() += aside;
    }
}

}  // namespace

bool areTiles(const Zone& zone) { return zone.shape == Shape::fan && zone.pieces.size() > mostInFan; }

ZoneSpots inTiles(ZoneSpots fan) {
    const std::size_t count = fan.pieces.size();
    const QSizeF card = fan.pieces.front().size;
    const double aspect = card.width() / card.height();
    const Tiling tiling = largestTiling(count, fan.frame.size(), aspect);
    const QSizeF tile(tiling.height * aspect, tiling.height);
    const auto each = static_cast<std::size_t>(std::ceil(static_cast<double>(count) / tiling.rows));
    const QPointF first = fan.frame.topLeft() + QPointF(tile.width(), tile.height()) / 2;
    for (std::size_t i = 0; i < count; ++i) {
        const QPointF step(static_cast<double>(i % each) * (tile.width() + tileGap),
                           static_cast<double>(i / each) * (tile.height() + tileGap));
        fan.pieces[i] = {first + step, tile, 0};
    }
    fan.frame.setWidth(static_cast<double>(each) * (tile.width() + tileGap) - tileGap);
    return fan;
}

std::vector<ZoneSpots> withTiles(const std::vector<const Zone*>& zones, std::vector<ZoneSpots> laid, const QRectF& box,
                                 const FlowStyle& style, const FaceSizes& sizes) {
    constexpr double apart = 8;  // px
    for (std::size_t i = 0; i < laid.size(); ++i) {
        if (!areTiles(*zones[i])) continue;
        laid[i] = inTiles(std::move(laid[i]));
        const std::vector<const Zone*> behind(zones.begin() + static_cast<std::ptrdiff_t>(i) + 1, zones.end());
        QRectF room = box;
        room.setLeft(laid[i].frame.right() + apart);
        const std::vector<ZoneSpots> moved = flow(behind, room, style, sizes);
        std::copy(moved.begin(), moved.end(), laid.begin() + static_cast<std::ptrdiff_t>(i) + 1);
    }
    if (style.align == Qt::AlignRight && !laid.empty()) shift(laid, box.right() - laid.back().frame.right());
    return laid;
}

}  // namespace intrika::scene
