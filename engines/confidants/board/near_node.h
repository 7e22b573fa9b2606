// What lies within a walk of a node.
#pragma once

#include "engines/confidants/board/node_set.h"

namespace intrika::confidants {

// Another node, and how few steps of an even or odd number a walk to it takes that enters no bridge; 255: more than
// `nearSteps`. Whoever is there sooner can go to and fro until the steps are used up.
struct NearNode {
    NodeId node = noNode;
    std::uint8_t even = 255, odd = 255;
    int fewest() const { return even < odd ? even : odd; }
    bool isReachedIn(int steps) const { return (steps % 2 == 0 ? even : odd) <= steps; }
};
inline constexpr int nearSteps = 12;

// A settlement, and how many steps lead there over no bridge.
struct NearSettlement {
    std::uint8_t index = 0, steps = 255;
};

}  // namespace intrika::confidants
