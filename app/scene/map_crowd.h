// How large pieces stand on a map, and where, so that none hides another: those of one place beside each other, and
// smaller the closer their neighbours are.
#pragma once

#include <QPointF>

#include <vector>

namespace intrika::scene {

struct Footing {
    QPointF at;
    double height = 0;
};

// Lengths in cells; pieces of one place have the same point. No piece is lower than `least`.
std::vector<Footing> standApart(const std::vector<QPointF>& points, double least);

}  // namespace intrika::scene
