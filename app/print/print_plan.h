// Which pages there will be, and what lies where on them.
#pragma once

#include "app/print/board_tiles.h"
#include "app/print/kit.h"

namespace intrika::print {

struct Placed {
    KitPiece piece;
    QRectF cut;
    bool turned = false;  // upside down
    bool back = false;
    double scale = 1;     // of a form on smaller paper
    bool onSide = false;  // a quarter turn to the right, as a lying form among upright ones
};

struct Page {
    PartKind kind = PartKind::cards;
    QSizeF paper;
    QStringList parts;  // ids of what is on it
    bool back = false;
    int sheet = 0;  // from 1
    QList<Placed> placed;
    std::optional<CutGrid> grid;  // nothing: pieces carry marks of their own
    bool folded = false;
    double past = 0;  // how far pictures go past their cut
    int part = 0;     // of a board or a text that needs several pages, from 0
    bool isBlank = false;
};

struct PrintPlan {
    QList<Page> pages;
    int sheets = 0;
    int cards = 0;
    std::optional<BoardTiles> tiles;
    bool amongOthers = false;  // of several games in one file: each sheet says whose it is
};

// `rulePages`: pages that the rules take on this paper.
Expected<PrintPlan> planPrint(const Kit& kit, const PrintOptions& options, const QSizeF& board, int rulePages);

}  // namespace intrika::print
