#include "app/scene/map_place.h"

#include "app/scene/room.h"
#include "engines/boards/board_map.h"

#include <algorithm>
#include <cmath>

namespace intrika::scene {
namespace {

constexpr double stripGap = 5;     // px between the map and the strip
constexpr double stripGrowth = 6;  // of pieces on the left, for what the map has gained by the strip's being there
constexpr double makesWay = 0.15;  // what the map may still lack when the corner begins to move

double cellIn(const Zone& map, QSizeF room) {
    return std::min(room.width() / map.board->width(), room.height() / map.board->rows);
}

QPointF cornerIn(const Zone& map, const QRectF& room) {
    return {room.center().x() + cellIn(map, room.size()) * map.board->width() / 2, room.bottom()};
}

}  // namespace

MapPlace placeMap(const Zone& map, const QRectF& room, QSizeF strip) {
    if (strip.isEmpty()) return {room, {room.bottomLeft(), QSizeF(room.width(), 0)}, {}, 1, cornerIn(map, room)};
    MapPlace place;
    place.map = room.adjusted(0, 0, 0, -strip.height() - stripGap);
    place.below = place.others = QRectF(room.left(), room.bottom() - strip.height(), room.width(), strip.height());
    const double aside = strip.width() + stripGap;
    const double cell = cellIn(map, {room.width() - aside, room.height()});
    const double wide = cell * map.board->width();
    const double left = room.center().x() - (aside + wide) / 2;
    const QRectF right(left + aside, room.top(), wide, room.height());
    const double ratio = cell / cellIn(map, place.map.size());
    const double moved = std::clamp(1 - (1 - ratio) / makesWay, 0.0, 1.0);
    place.corner = cornerIn(map, place.map) * (1 - moved) + right.bottomRight() * moved;
    if (ratio <= 1) return place;
    place.map = right;
    place.others = QRectF(left, room.top(), strip.width(), room.height());
    place.gain = std::exp(stripGrowth * (ratio - 1));
    return place;
}

}  // namespace intrika::scene
