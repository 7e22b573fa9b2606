#include "app/maps/map_changes.h"

#include "app/maps/map_geometry.h"

#include <algorithm>

namespace intrika::maps {
namespace {

constexpr double beyond = 1.4 * cellSide;  // a city's towers and a wood's edge reach over their cells

class Changes {
public:
    Changes(const BoardMap& before, const BoardMap& after) : before_(before), after_(after) {}

    QRectF part() {
        terrain();
        differing(before_.rivers, after_.rivers, [this](const MapRiver& river) { add(river.course); });
        differing(before_.settlements, after_.settlements, [this](const MapSettlement& one) { add(one.at); });
        differing(before_.marks, after_.marks, [this](const MapMark& mark) { add(mark.at); });
        if (before_.start != after_.start) {
            add(before_.start);
            add(after_.start);
        }
        return part_.isEmpty() ? part_ : part_.adjusted(-beyond, -beyond, beyond, beyond);
    }

private:
    void add(MapCell cell) { part_ |= boxOf(after_, cell); }
    void add(const std::vector<MapCell>& cells) {
        for (const MapCell cell : cells) add(cell);
    }

    // Rivers are drawn by their number, so that what moves up in the list is another one.
    template <class Thing, class Add>
    static void differing(const std::vector<Thing>& before, const std::vector<Thing>& after, Add addThing) {
        for (std::size_t i = 0; i < std::max(before.size(), after.size()); ++i) {
            if (i < before.size() && i < after.size() && before[i] == after[i]) continue;
            if (i < before.size()) addThing(before[i]);
            if (i < after.size()) addThing(after[i]);
        }
    }

    void terrain() {
        for (int index = 0; index < static_cast<int>(after_.terrain.size()); ++index) {
            const MapCell cell = after_.cellAt(index);
            if (before_.at(cell) == after_.at(cell)) continue;
            addAround(before_, cell);
            addAround(after_, cell);
        }
    }

    // The dashes of a wood run along the whole of its rim, a river's name stands where it has room.
    void addAround(const BoardMap& board, MapCell cell) {
        const Terrain terrain = board.at(cell);
        if (isWater(terrain)) {
            for (const MapRiver& river : board.rivers) {
                if (std::find(river.course.begin(), river.course.end(), cell) != river.course.end()) add(river.course);
            }
        }
        std::vector<MapCell> reached{cell};
        for (std::size_t next = 0; next < reached.size(); ++next) {
            add(reached[next]);
            if (terrain == Terrain::plain || isWater(terrain)) continue;
            for (int side = 0; side < compassPoints; ++side) {
                const MapCell beside = neighbourOf(reached[next], static_cast<Compass>(side));
                if (!board.holds(beside) || board.at(beside) != terrain) continue;
                if (std::find(reached.begin(), reached.end(), beside) == reached.end()) reached.push_back(beside);
            }
        }
    }

    const BoardMap& before_;
    const BoardMap& after_;
    QRectF part_;
};

}  // namespace

QRectF changedPart(const BoardMap& before, const BoardMap& after) {
    if (before.rows != after.rows || before.columns != after.columns)
        return cellsBox(after).adjusted(-beyond, -beyond, beyond, beyond);
    return Changes(before, after).part();
}

}  // namespace intrika::maps
