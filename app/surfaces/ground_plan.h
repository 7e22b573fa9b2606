// What a table's ground is drawn round: where things lie, and what of the game it shows. In logical pixels.
#pragma once

#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <QString>

#include <algorithm>
#include <vector>

namespace intrika::surfaces {

// A thing that lies on the table, or the place for one.
struct Stand {
    QRectF box;
    QRectF foot;       // what belongs to it and lies below; empty: nothing
    QString tint;      // the ground of its uppermost face, by its name in assets/faces/<game>.json
    bool lit = false;  // part of what is being decided
    bool operator==(const Stand&) const = default;
};

// Words that are written on the ground itself.
struct Written {
    QRectF box;
    bool isHeadline = false;  // in the colour of states, not in that of second lines
    bool operator==(const Written&) const = default;
};

// One factor for all lengths on a table of this size: 1 in a window of 1600 x 900.
inline double unitOf(QSizeF table) { return std::min(table.width() / 1280, table.height() / 864); }

struct GroundPlan {
    QSizeF table;
    double progress = 0;           // of the game: 0 at its beginning, 1 at the end
    std::vector<Stand> ring;       // clockwise
    std::vector<QPointF> borders;  // of the ring: i lies between the places i and i + 1
    std::vector<QPointF> tokens;   // what lies on them
    std::vector<Stand> columns;    // from left to right
    std::vector<Stand> piles;      // of the middle's first line, from left to right
    QRectF middle;                 // round all that lies there, with its words
    std::vector<QRectF> seats;     // as wide as their plates, down to what lies before them
    QRectF map;                    // empty: there is none
    std::vector<Written> words;
    std::vector<QRectF> things;  // whatever covers the ground
    bool operator==(const GroundPlan&) const = default;

    QRectF area() const { return {QPointF(), table}; }
    // Where those who sit in the upper half begin.
    double rivalsTop() const {
        double top = table.height() / 2;
        for (const QRectF& seat : seats) top = std::min(top, std::max(0.0, seat.top()));
        return top;
    }
    double unit() const { return unitOf(table); }
    bool isFree(const QRectF& box) const {
        const auto meets = [&](const QRectF& thing) { return thing.intersects(box); };
        return area().contains(box) && std::none_of(things.begin(), things.end(), meets);
    }
};

}  // namespace intrika::surfaces
