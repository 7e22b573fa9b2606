// Where things lie on a drawn map. Its unit is a sixteenth of a cell: a millimetre on the printed board. The origin is
// the top left corner of the first cell, y grows downwards.
#pragma once

#include "app/maps/room.h"
#include "engines/boards/board_map.h"

#include <QPainterPath>
#include <QPointF>
#include <QRectF>

#include <vector>

namespace intrika::maps {

inline constexpr double cellSide = 16;

QRectF cellsBox(const BoardMap& board);
QRectF boxOf(const BoardMap& board, MapCell cell);
QPointF middleOf(const BoardMap& board, MapCell cell);
// Where a piece stands: on a river well off the water.
QPointF pointOf(const BoardMap& board, std::uint16_t place);

// The same for the same cell whenever it is drawn; from 0 to 1. `which` tells the uses in a cell apart.
double jitter(MapCell cell, int which);

// All cells of one terrain, joined where they share a side, with round corners.
QPainterPath patchOf(const BoardMap& board, Terrain terrain);

// A river's middle line, sampled densely.
struct RiverLine {
    std::vector<QPointF> points;
    std::vector<double> fullness;                  // 1: as wide as it gets
    std::vector<std::size_t> middles;              // by cell of the course: the point in its middle
    QPointF directionAt(std::size_t point) const;  // of length 1
};
RiverLine riverLine(const BoardMap& board, const MapRiver& river);
// The water between its banks, at most so wide.
QPainterPath waterOf(const RiverLine& line, double width);

}  // namespace intrika::maps
