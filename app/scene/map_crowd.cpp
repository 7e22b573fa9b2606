#include "app/scene/map_crowd.h"

#include <algorithm>
#include <cmath>

namespace intrika::scene {
namespace {

constexpr double usualHeight = 1.35;
constexpr double crowdStep = 0.82;                 // of pieces that share a place, in their heights
constexpr double mostRoom = 1.9, leastRoom = 0.7;  // of all pieces of a place
constexpr double overNeighbours = 1.05;            // of the way to the nearest other place

// Of the pieces that share a place: `many` of them, and this is the one at `index`.
struct Share {
    int many = 0;
    int index = 0;
    double nearest = mostRoom;  // to another place
};

Share shareOf(const std::vector<QPointF>& points, std::size_t which) {
    Share share;
    for (std::size_t i = 0; i < points.size(); ++i) {
        const QPointF way = points[i] - points[which];
        const double distance = std::max(std::abs(way.x()), std::abs(way.y()));
        if (way.isNull()) {
            if (i < which) ++share.index;
            ++share.many;
        } else {
            share.nearest = std::min(share.nearest, distance);
        }
    }
    return share;
}

// In rows as wide as they are many, the last one centred; the later ones stand nearer, so lower.
Footing placed(const Share& share, double least) {
    const int columns = static_cast<int>(std::ceil(std::sqrt(share.many)));
    const int rows = (share.many + columns - 1) / columns;
    const int row = share.index / columns;
    const int inRow = std::min(columns, share.many - row * columns);
    const double room = std::clamp(share.nearest * overNeighbours, leastRoom, mostRoom);
    Footing footing;
    footing.height = std::max(least, std::min(usualHeight, room / (1 + crowdStep * (columns - 1))));
    footing.at =
        QPointF(share.index % columns - (inRow - 1) / 2.0, row - (rows - 1) / 2.0) * footing.height * crowdStep;
    return footing;
}

}  // namespace

std::vector<Footing> standApart(const std::vector<QPointF>& points, double least) {
    std::vector<Footing> all;
    for (std::size_t i = 0; i < points.size(); ++i) {
        all.push_back(placed(shareOf(points, i), least));
        all.back().at += points[i];
    }
    return all;
}

}  // namespace intrika::scene
