// A board as its file has it, as far as paper needs it: names, places, what each cell is.
#pragma once

#include "app/print/print_options.h"

#include <QList>

namespace intrika {

struct BoardSite {
    QString id, kind, at, name;  // `at` as people read it, "J:4,3"
    int column = 0, row = 0;     // from the left, from the top, from 0
};

struct BoardFile {
    QString id, name;
    int columns = 0, rows = 0;  // of the whole board
    double cellMm = 16;
    QSizeF sheet;         // mm
    QStringList terrain;  // rows from the top
    QList<BoardSite> sites;
    QList<BoardSite> marks;  // where bands and armies begin

    const BoardSite* site(const QString& id) const;
    QRectF field() const;  // of the cells, in the middle of the sheet
};

// `board`: the id of a supplied one, or a file.
Printable<BoardFile> readBoardFile(const QString& board, const QString& language);

}  // namespace intrika
