// Where columns of cards have the most room on a table, and what they leave for the rest of the middle. Pure geometry,
// in logical pixels.
#pragma once

#include "app/scene/column_layout.h"
#include "app/scene/seat_places.h"
#include "app/scene/zones_of.h"

#include <vector>

namespace intrika::scene {

class ColumnRoom {
public:
    // `most`: pixels to a mm of what lies in them; `headline`: height of what is said above them.
    ColumnRoom(const Tableau& tableau, const std::vector<QRectF>& blocks, const Measures& measures, double most,
               double headline, const FaceSizes& sizes);

    bool isEmpty() const { return zones_.empty(); }
    const Zones& zones() const { return zones_; }
    // Between the seats, or below those that sit at the top: wherever the columns can be larger.
    QRectF best(const QRectF& middle) const;

    struct Parts {
        QRectF columns, rest;
    };
    // The rest of the middle lies between the seats on the left where there are no more than two, else beside the
    // columns; no window changes which.
    Parts split(const QRectF& box) const;
    ColumnLayout laidIn(const QRectF& columns) const;

private:
    double cardIn(QRectF room) const;
    double beside(const QRectF& box) const;

    const Tableau& tableau_;
    const std::vector<QRectF>& blocks_;
    Measures measures_;
    double most_, headline_;
    const FaceSizes& sizes_;
    Zones zones_;
};

}  // namespace intrika::scene
