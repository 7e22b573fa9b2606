// A large picture on several sheets that are put together again.
#pragma once

#include "app/print/sheet_plan.h"

namespace intrika::print {

struct BoardTiles {
    QSizeF paper, board;
    int columns = 1, rows = 1;
    double overlap = 0;  // of neighbours, mm; 0: they meet edge to edge

    int count() const { return columns * rows; }
    QRectF part(int index) const;      // of the board, the overlap included
    QPointF placeOf(int index) const;  // where the part's upper left corner lies on the paper
    Text nameOf(int index) const;      // by row and column
};

// As few sheets as the paper allows. Nothing: the overlap leaves no room.
std::optional<BoardTiles> tileBoard(Paper paper, Turn turn, const QSizeF& board, double overlap);

}  // namespace intrika::print
