// What people made on a map: villages, towns and cities; and where the game begins.
#pragma once

#include "app/maps/map_geometry.h"
#include "app/maps/map_ink.h"

class QPainter;

namespace intrika::maps {

// Round the middle of its cell.
void paintSettlement(QPainter& painter, const MapInk& ink, MapSettlement::Kind kind, QPointF middle);
// The room that its picture takes.
QRectF settlementBox(MapSettlement::Kind kind, QPointF middle);

void paintStart(QPainter& painter, const MapInk& ink, const BoardMap& board);
// `least`: its letter is no smaller, as far as the cell has room for it.
void paintMark(QPainter& painter, const MapInk& ink, const MapMark& mark, QPointF middle, double least);

}  // namespace intrika::maps
