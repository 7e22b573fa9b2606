// Where things lie on paper, in mm from the upper left corner. Geometry only.
#pragma once

#include "app/print/print_options.h"

#include <QList>
#include <QRectF>

#include <optional>

namespace intrika::print {

inline constexpr double printerMargin = 5;  // what home printers leave white

QSizeF paperMm(Paper paper, Turn turn);  // upright when `turn` is automatic
QString paperName(Paper paper);

// Equal things in rows and columns, in the middle of the paper, so that what is mirrored meets itself.
struct CutGrid {
    QSizeF paper;
    int columns = 0, rows = 0;
    QSizeF cut;
    double gap = 0;  // between neighbours

    int perSheet() const { return columns * rows; }
    QRectF box() const;  // of the whole grid, without bleed
    QRectF cutAt(int index) const;
};

// As many as go on the paper; `around`: bleed outside the outermost. Nothing: not even one.
std::optional<CutGrid> bestGrid(Paper paper, Turn turn, const QSizeF& cut, double gap, double around);

// Two rows, the fold between: fronts below it, backs upside down above it.
std::optional<CutGrid> foldGrid(Paper paper, Turn turn, const QSizeF& cut, double bleed);

// Turned over an edge, what stood at `cut` is seen here. An upright axis keeps things upright, a level one turns them.
bool turnsOverUprightAxis(const QSizeF& paper, Backs backs);
QRectF behind(const QRectF& cut, const QSizeF& paper, Backs backs);

// Things of several sizes in rows, as they come.
struct Shelved {
    int sheet = 0;
    QRectF cut;
};
std::optional<QList<Shelved>> shelve(const QSizeF& paper, const QList<QSizeF>& sizes, double gap, double margin);

// The same on the rest of one sheet, `away` from the cards on the first `taken` places: beside those of the last row
// or under it, so that a cut below a row goes through nothing. Nothing: there is not room for all.
std::optional<QList<QRectF>> shelveBeside(const CutGrid& grid, int taken, double away, const QList<QSizeF>& sizes,
                                          double gap);

}  // namespace intrika::print
