#include "engines/confidants/presenter/ways.h"

#include "engines/confidants/legal/bands.h"

#include <algorithm>

namespace intrika::confidants {
namespace {

// How many of all rolls give each sum; what is rolled tells how it is counted (E-105, E-106).
std::array<int, 13> rollsBySum(Band band) {
    std::array<int, 13> rolls{};
    for (int one = 1; one <= dieFaces; ++one) {
        for (int two = 1; two <= dieFaces; ++two) {
            if (band == Band::robbers) ++rolls[static_cast<std::size_t>(one + two)];
            for (int three = 1; band == Band::mob && three <= dieFaces; ++three) {
                ++rolls[static_cast<std::size_t>(one + two + three - std::max({one, two, three}))];
            }
        }
    }
    return rolls;
}

}  // namespace

const Layers& Ways::reached(ArmyKind army, bool toll) {
    auto& made = reached_[2 * static_cast<std::size_t>(army) + (toll ? 1 : 0)];
    if (!made) {
        const Walker walker = walkerOf(state_, seat_, army);
        made.emplace(state_.board(), state_.players[seat_].army(army).at, toll ? walker.tolled : walker.free,
                     stepsLeft(state_, army));
    }
    return *made;
}

std::vector<NodeId> Ways::of(const March& move) {
    const Board& board = state_.board();
    const Layers& layers = reached(move.army, move.toll);
    const NodeId from = state_.players[seat_].army(move.army).at;
    std::vector<NodeId> way{board.node(move.to)};
    // Backwards, and soon home: whoever has steps to spare takes them before setting out.
    for (int step = move.steps - 1; step >= 0; --step) {
        NodeId best = noNode;
        for (const NodeId before : board.links(way.back())) {
            if (!layers.at(step).contains(before)) continue;
            if (best == noNode || board.distance(from, before) < board.distance(from, best)) best = before;
        }
        way.push_back(best);
    }
    std::reverse(way.begin(), way.end());
    return way;
}

Threat::Threat(const OpenState& state, Band band) {
    const auto rolls = rollsBySum(band);
    int all = 0;
    for (const int some : rolls) all += some;
    for (int steps = never - 1, enough = 0; steps > 0; --steps) {
        enough += rolls[static_cast<std::size_t>(steps)];
        enough_[static_cast<std::size_t>(steps)] = static_cast<std::uint8_t>((100 * enough + all / 2) / all);
    }
    steps_.fill(never);
    if (state.band(band) == noNode) return;
    const Board& board = state.board();
    const NodeSet ground = bandGround(state, band), armies = armyNodes(state);
    std::vector<NodeId> edge{state.band(band)};
    for (std::uint8_t steps = 1; steps < never; ++steps) {
        std::vector<NodeId> next;
        for (const NodeId at : edge) {
            for (const NodeId to : board.links(at)) {
                if (!ground.contains(to) || steps_[to] != never) continue;
                steps_[to] = steps;
                if (!armies.contains(to)) next.push_back(to);  // E-108: it passes nobody
            }
        }
        edge = std::move(next);
    }
}

bool isMovedByOthers(const OpenState& state, Seat seat, Band band) {
    if (band == Band::robbers) {
        if (state.hasBusiness()) return state.business.seat != seat;
        return std::any_of(state.tips.begin(), state.tips.end(), [seat](const Dated& tip) { return tip.seat != seat; });
    }
    const Seat mover = moverOfMob(state);
    return mover != noSeat && mover != seat;
}

}  // namespace intrika::confidants
