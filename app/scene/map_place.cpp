#include "app/scene/map_place.h"

#include "app/maps/map_painter.h"
#include "app/scene/room.h"

#include <algorithm>
#include <cmath>

namespace intrika::scene {
namespace {

constexpr double stripGap = 5;     // px between the map and the strip
constexpr double stripGrowth = 6;  // of pieces on the left, for what the map has gained by the strip's being there
constexpr double makesWay = 0.15;  // what the map may still lack when the corner begins to move

QSizeF extentOf(const Zone& map) { return MapPainter::extentOf(*map.board, MapStyle::Frame::edges).size(); }

// Pixels to a unit of the map.
double scaleIn(const Zone& map, QSizeF room) {
    const QSizeF extent = extentOf(map);
    return std::min(room.width() / extent.width(), room.height() / extent.height());
}

// No larger than the map in it.
QRectF filled(const Zone& map, const QRectF& room) {
    QRectF box(QPointF(), extentOf(map) * scaleIn(map, room.size()));
    box.moveCenter(room.center());
    return box;
}

QPointF cornerIn(const Zone& map, const QRectF& room) { return {filled(map, room).right(), room.bottom()}; }

}  // namespace

MapPlace placeMap(const Zone& map, const QRectF& room, QSizeF strip) {
    if (strip.isEmpty())
        return {filled(map, room), {room.bottomLeft(), QSizeF(room.width(), 0)}, {}, 1, cornerIn(map, room)};
    MapPlace place;
    place.map = room.adjusted(0, 0, 0, -strip.height() - stripGap);
    place.below = place.others = QRectF(room.left(), room.bottom() - strip.height(), room.width(), strip.height());
    const double aside = strip.width() + stripGap;
    const double scale = scaleIn(map, {room.width() - aside, room.height()});
    const double wide = scale * extentOf(map).width();
    const double left = room.center().x() - (aside + wide) / 2;
    const QRectF right(left + aside, room.top(), wide, room.height());
    const double ratio = scale / scaleIn(map, place.map.size());
    const double moved = std::clamp(1 - (1 - ratio) / makesWay, 0.0, 1.0);
    place.corner = cornerIn(map, place.map) * (1 - moved) + right.bottomRight() * moved;
    if (ratio <= 1) {
        place.map = filled(map, place.map);
        return place;
    }
    place.map = filled(map, right);
    place.others = QRectF(left, room.top(), strip.width(), room.height());
    place.gain = std::exp(stripGrowth * (ratio - 1));
    return place;
}

}  // namespace intrika::scene
