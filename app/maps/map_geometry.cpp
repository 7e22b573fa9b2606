#include "app/maps/map_geometry.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

namespace intrika::maps {
namespace {

constexpr double patchInset = 1.1, patchRadius = 5;
constexpr double wobble = 1.5;
constexpr int samples = 12;  // of a river, in a cell

QPointF towards(Compass side) {
    switch (side) {
        case Compass::north:
            return {0, -1};
        case Compass::east:
            return {1, 0};
        case Compass::south:
            return {0, 1};
        case Compass::west:
            break;
    }
    return {-1, 0};
}

QPointF toTheRight(QPointF direction) { return {-direction.y(), direction.x()}; }

// The rims of a terrain, each with its cells on the right, from corner to corner of the grid.
class RimTracer {
public:
    RimTracer(const BoardMap& board, Terrain terrain) {
        for (int index = 0; index < static_cast<int>(board.terrain.size()); ++index) {
            const MapCell cell = board.cellAt(index);
            if (board.at(cell) != terrain) continue;
            const QPoint corner(cell.x, board.rows - 1 - cell.y);
            const std::array<QPoint, 4> corners{corner, corner + QPoint(1, 0), corner + QPoint(1, 1),
                                                corner + QPoint(0, 1)};
            for (int side = 0; side < compassPoints; ++side) {
                const MapCell behind = neighbourOf(cell, static_cast<Compass>(side));
                if (board.holds(behind) && board.at(behind) == terrain) continue;
                const QPoint from = corners[static_cast<std::size_t>(side)];
                ways_[{from.x(), from.y()}].push_back(corners[static_cast<std::size_t>((side + 1) % 4)] - from);
            }
        }
    }

    // Corners where the rim turns; empty: all rims were taken.
    std::vector<QPoint> takeRim() {
        if (ways_.empty()) return {};
        std::vector<QPoint> corners;
        QPoint at(ways_.begin()->first.first, ways_.begin()->first.second);
        const QPoint start = at;
        QPoint direction = takeWay(at, {});
        const QPoint first = direction;
        do {
            at += direction;
            const QPoint next = at == start ? first : takeWay(at, direction);
            if (next != direction) corners.push_back(at);
            direction = next;
        } while (at != start);
        return corners;
    }

private:
    // Where two cells touch at a corner only, the rim stays with its own cell: it turns right.
    QPoint takeWay(QPoint at, QPoint coming) {
        const auto found = ways_.find({at.x(), at.y()});
        auto& ways = found->second;
        const QPoint right(-coming.y(), coming.x());
        auto way = std::find(ways.begin(), ways.end(), right);
        if (way == ways.end()) way = ways.begin();
        const QPoint taken = *way;
        ways.erase(way);
        if (ways.empty()) ways_.erase(found);
        return taken;
    }

    std::map<std::pair<int, int>, std::vector<QPoint>> ways_;
};

QPainterPath rounded(const std::vector<QPoint>& corners) {
    QPainterPath path;
    const std::size_t count = corners.size();
    for (std::size_t i = 0; i < count; ++i) {
        const QPointF before = corners[(i + count - 1) % count], here = corners[i], after = corners[(i + 1) % count];
        const auto direction = [](QPointF way) { return way / (std::abs(way.x()) + std::abs(way.y())); };
        const QPointF in = direction(here - before), out = direction(after - here);
        const QPointF corner = here * cellSide + (toTheRight(in) + toTheRight(out)) * patchInset;
        const QPointF from = corner - in * patchRadius, to = corner + out * patchRadius;
        if (i == 0)
            path.moveTo(from);
        else
            path.lineTo(from);
        path.quadTo(corner, to);
    }
    path.closeSubpath();
    return path;
}

QPointF bend(QPointF from, QPointF control, QPointF to, double t) {
    return from * ((1 - t) * (1 - t)) + control * (2 * t * (1 - t)) + to * (t * t);
}

QPointF wandering(const BoardMap& board, MapCell cell) {
    return middleOf(board, cell) + QPointF(jitter(cell, 90) - 0.5, jitter(cell, 91) - 0.5) * 2 * wobble;
}

}  // namespace

QRectF cellsBox(const BoardMap& board) { return {0, 0, board.width() * cellSide, board.rows * cellSide}; }

QRectF boxOf(const BoardMap& board, MapCell cell) {
    return {cell.x * cellSide, (board.rows - 1 - cell.y) * cellSide, cellSide, cellSide};
}

QPointF middleOf(const BoardMap& board, MapCell cell) { return boxOf(board, cell).center(); }

QPointF pointOf(const BoardMap& board, std::uint16_t place) {
    const QPointF middle = middleOf(board, board.cellAt(cellOf(place)));
    constexpr double off = cellSide * 0.36;
    switch (cornerOf(place)) {
        case MapCorner::nw:
            return middle + QPointF(-off, -off);
        case MapCorner::ne:
            return middle + QPointF(off, -off);
        case MapCorner::se:
            return middle + QPointF(off, off);
        case MapCorner::sw:
            return middle + QPointF(-off, off);
        case MapCorner::whole:
            break;
    }
    return middle;
}

double jitter(MapCell cell, int which) {
    auto hash = static_cast<std::uint32_t>(cell.x) * 0x9E3779B1U ^ static_cast<std::uint32_t>(cell.y) * 0x85EBCA77U ^
                static_cast<std::uint32_t>(which) * 0xC2B2AE3DU;
    hash = (hash ^ hash >> 15) * 0x2C1B3C6DU;
    hash = (hash ^ hash >> 12) * 0x297A2D39U;
    return static_cast<double>((hash ^ hash >> 15) & 0xFFFF) / 0xFFFF;
}

QPainterPath patchOf(const BoardMap& board, Terrain terrain) {
    RimTracer tracer(board, terrain);
    QPainterPath patch;
    for (auto rim = tracer.takeRim(); !rim.empty(); rim = tracer.takeRim()) patch.addPath(rounded(rim));
    return patch;
}

QPointF RiverLine::directionAt(std::size_t point) const {
    const QPointF way = points[std::min(point + 1, points.size() - 1)] - points[point == 0 ? 0 : point - 1];
    const double length = std::hypot(way.x(), way.y());
    return length == 0 ? QPointF(0, 1) : way / length;
}

// A curve through the middles of the sides between two cells, drawn towards the cells' own middles.
RiverLine riverLine(const BoardMap& board, const MapRiver& river) {
    std::vector<QPointF> bends;
    for (const MapCell cell : river.course) bends.push_back(wandering(board, cell));
    QPointF from = bends.front(), to = bends.back();
    if (river.from) from = middleOf(board, river.course.front()) + towards(*river.from) * (cellSide / 2 + 1);
    if (river.to) to = middleOf(board, river.course.back()) + towards(*river.to) * (cellSide / 2 + 1);
    if (river.joins) to = wandering(board, *river.joins);
    RiverLine line;
    double travelled = 0;
    for (std::size_t cell = 0; cell < bends.size(); ++cell) {
        const QPointF start = cell == 0 ? from : (bends[cell - 1] + bends[cell]) / 2;
        const QPointF end = cell + 1 == bends.size() ? to : (bends[cell] + bends[cell + 1]) / 2;
        for (int sample = cell == 0 ? 0 : 1; sample <= samples; ++sample) {
            line.points.push_back(bend(start, bends[cell], end, static_cast<double>(sample) / samples));
            if (sample == samples / 2) line.middles.push_back(line.points.size() - 1);
            const std::size_t count = line.points.size();
            if (count > 1) {
                const QPointF way = line.points[count - 1] - line.points[count - 2];
                travelled += std::hypot(way.x(), way.y());
            }
            const double grown = river.from ? 1 : std::min(1.0, 0.12 + travelled / (cellSide * 1.6));
            line.fullness.push_back(grown);
        }
    }
    return line;
}

QPainterPath waterOf(const RiverLine& line, double width) {
    const std::size_t count = line.points.size();
    const auto aside = [&](std::size_t point, double way) {
        return line.points[point] + toTheRight(line.directionAt(point)) * (way * width / 2 * line.fullness[point]);
    };
    QPainterPath water(aside(0, 1));
    for (std::size_t point = 1; point < count; ++point) water.lineTo(aside(point, 1));
    for (std::size_t point = count; point-- > 0;) water.lineTo(aside(point, -1));
    water.closeSubpath();
    water.setFillRule(Qt::WindingFill);
    return water;
}

}  // namespace intrika::maps
