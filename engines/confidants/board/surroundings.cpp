// What is computed of a board around one of its nodes.
#include "engines/confidants/board/board.h"

#include <algorithm>

namespace intrika::confidants {

// The fewest steps to each node that enter no closed one; 255: more than 254, or there is no way.
Board::StepRow Board::stepsFrom(NodeId from, const NodeSet& closed) const {
    constexpr std::uint8_t far = 255;
    StepRow steps;
    steps.fill(far);
    steps[from] = 0;
    std::array<NodeId, mostNodes> reached;
    reached[0] = from;
    std::size_t count = 1;
    for (std::size_t next = 0; next < count; ++next) {
        const NodeId at = reached[next];
        const int further = steps[at] + 1;
        if (further == far) break;
        for (const NodeId to : links(at)) {
            if (steps[to] != far || closed.contains(to)) continue;
            steps[to] = static_cast<std::uint8_t>(further);
            reached[count++] = to;
        }
    }
    return steps;
}

// Every node twice: once for an even, once for an odd number of steps.
std::vector<NearNode> Board::nearFrom(NodeId from) const {
    std::vector<std::array<std::uint8_t, 2>> fewest(spots_.size(), {255, 255});
    std::vector<NodeId> edge{from}, next, reached;
    for (int step = 1; step <= nearSteps; ++step, edge.swap(next)) {
        next.clear();
        for (const NodeId at : edge) {
            for (const NodeId to : links(at)) {
                std::uint8_t& there = fewest[to][static_cast<std::size_t>(step % 2)];
                if (there != 255 || bridges_.contains(to)) continue;
                if (fewest[to] == std::array<std::uint8_t, 2>{255, 255}) reached.push_back(to);
                there = static_cast<std::uint8_t>(step);
                next.push_back(to);
            }
        }
    }
    std::vector<NearNode> near;
    near.reserve(reached.size());
    for (const NodeId node : reached) near.push_back({node, fewest[node][0], fewest[node][1]});
    return near;
}

Board::SettlementRow Board::sortedFrom(NodeId from) const {
    SettlementRow sorted{};
    for (int index = 0; index < settlements(); ++index) {
        const int steps = afoot(from, settlementNode(index));
        sorted[static_cast<std::size_t>(index)] = {static_cast<std::uint8_t>(index), static_cast<std::uint8_t>(steps)};
    }
    std::stable_sort(sorted.begin(), sorted.begin() + settlements(),
                     [](NearSettlement one, NearSettlement other) { return one.steps < other.steps; });
    return sorted;
}

}  // namespace intrika::confidants
