#include "engines/confidants/board/banks.h"

#include <cassert>

namespace intrika::confidants {

std::optional<Spot> neighbour(const BoardPlan& plan, Spot cell, Side side) {
    const int index = plan.indexOf(cell);
    const int x = index % plan.width() + (side == Side::e ? 1 : side == Side::w ? -1 : 0);
    const int y = index / plan.width() + (side == Side::n ? 1 : side == Side::s ? -1 : 0);
    if (x < 0 || y < 0 || x >= plan.width() || y >= plan.rows) return std::nullopt;
    return plan.cellAt(x, y);
}

std::optional<Side> sideTowards(const BoardPlan& plan, Spot cell, Spot other) {
    for (const Side side : allSides) {
        if (neighbour(plan, cell, side) == other) return side;
    }
    return std::nullopt;
}

std::vector<SideSet> flowSides(const BoardPlan& plan) {
    std::vector<SideSet> flow(plan.terrain.size());
    const auto sidesOf = [&](Spot cell) -> SideSet& { return flow[static_cast<std::size_t>(plan.indexOf(cell))]; };
    const auto connect = [&](Spot one, Spot other) {
        const Side side = sideTowards(plan, one, other).value();
        sidesOf(one) = sidesOf(one).with(side);
        sidesOf(other) = sidesOf(other).with(opposite(side));
    };
    for (const River& river : plan.rivers) {
        for (std::size_t cell = 1; cell < river.course.size(); ++cell) {
            connect(river.course[cell - 1], river.course[cell]);
        }
        if (river.from) sidesOf(river.course.front()) = sidesOf(river.course.front()).with(*river.from);
        if (river.to) sidesOf(river.course.back()) = sidesOf(river.course.back()).with(*river.to);
        if (river.joins) connect(river.course.back(), *river.joins);
    }
    return flow;
}

// Side i of the rim lies between the corners i and i + 1; an arc goes on over the sides without flow.
Corner bankAt(SideSet flow, Corner corner) {
    SmallSet<Corner, 4> arc = SmallSet<Corner, 4>::of(corner);
    for (int step = 0; step < 4; ++step) {
        for (const Side side : allSides) {
            if (flow.contains(side)) continue;
            if (arc.contains(firstEnd(side))) arc = arc.with(secondEnd(side));
            if (arc.contains(secondEnd(side))) arc = arc.with(firstEnd(side));
        }
    }
    return arc.first();
}

Corner bankBeside(SideSet flow, Side side) {
    assert(!flow.contains(side));
    return bankAt(flow, firstEnd(side));
}

}  // namespace intrika::confidants
