#include "app/print/board_tiles.h"

#include <algorithm>
#include <cmath>

namespace intrika::print {
namespace {

constexpr double rounding = 1e-6;

QSizeF room(const QSizeF& paper) { return paper - QSizeF(2 * printerMargin, 2 * printerMargin); }

int tilesAlong(double board, double sheet, double overlap) {
    if (board <= sheet + rounding) return 1;
    return static_cast<int>(std::ceil((board - overlap) / (sheet - overlap) - rounding));
}

// A board that is a sheet itself keeps its own frame as the margin.
bool fits(const QSizeF& board, const QSizeF& paper) {
    return board.width() <= paper.width() + rounding && board.height() <= paper.height() + rounding;
}

}  // namespace

QRectF BoardTiles::part(int index) const {
    if (count() == 1) return {QPointF(), board};
    // All alike: a narrow last column would be a nuisance to glue.
    const QSizeF step((board.width() - overlap) / columns, (board.height() - overlap) / rows);
    const QPointF from(step.width() * (index % columns), step.height() * (index / columns));
    return {from, step + QSizeF(overlap, overlap)};
}

QPointF BoardTiles::placeOf(int index) const {
    const QSizeF size = part(index).size();
    return {(paper.width() - size.width()) / 2, (paper.height() - size.height()) / 2};
}

Text BoardTiles::nameOf(int index) const {
    return say("print.tile", {number(index / columns + 1), number(index % columns + 1)});
}

std::optional<BoardTiles> tileBoard(Paper paper, Turn turn, const QSizeF& board, double overlap) {
    std::optional<BoardTiles> best;
    for (const Turn one : {Turn::portrait, Turn::landscape}) {
        if (turn != Turn::automatic && turn != one) continue;
        const QSizeF size = paperMm(paper, one);
        BoardTiles tiles{size, board, 1, 1, overlap};
        const QSizeF inside = room(size);
        if (!fits(board, size)) {
            if (std::min(inside.width(), inside.height()) < 2 * overlap) continue;
            tiles.columns = tilesAlong(board.width(), inside.width(), overlap);
            tiles.rows = tilesAlong(board.height(), inside.height(), overlap);
        }
        if (!best || tiles.count() < best->count()) best = tiles;
    }
    return best;
}

}  // namespace intrika::print
