// Where people sit: a block each, their plate with what lies before them below it. Pure geometry, in logical pixels.
#pragma once

#include "app/scene/room.h"
#include "engines/core/tableau.h"

#include <QRectF>
#include <QSizeF>

#include <vector>

namespace intrika::scene {

// How large things are on a table: TableLayout::unit and TableLayout::text.
struct Measures {
    double unit = 1;
    double text = 1;
    double px(double usualPx, double least) const;
    double textPx(double usualPx, double least) const { return px(usualPx, least) * text; }
};

struct SeatPlaces {
    std::vector<QRectF> blocks;  // from `first` on, clockwise
    Seat first = 0;              // sits at the bottom left
    double plate = 0;            // height of the plates
    double plateText = 1;        // TableLayout::plateText
    int lines = 0;               // of what lies before a seat
    std::vector<int> lineOf;     // by Zone::line
    double top = 0;              // nothing of the middle lies above it
    QRectF hand;                 // of `first`, below what lies there; empty: at the table's lower edge
};

inline constexpr double trayGap = 5;  // px, above each line

// What a block is made of.
struct SeatParts {
    QRectF plate;
    QRectF bust;   // empty: there is none
    QRectF cards;  // in their lines
};

// A rival's bust stands on the plate, one's own below it; without busts the cards lie below the plate.
SeatParts partsOf(const QRectF& block, double plate, bool bust, bool isRival);

// For a spectator seat 0 sits first or, where all sit opposite, the first on the left. `busts`: who sits opposite has
// one.
SeatPlaces placeSeats(const Tableau& tableau, QSizeF table, Seat viewer, const Measures& measures, bool busts = false);

}  // namespace intrika::scene
