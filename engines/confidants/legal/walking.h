// Where armies and bands can walk (sections 7.3, 7.4 and E-108).
#pragma once

#include "engines/confidants/position/state.h"
#include "engines/core/move_list.h"

namespace intrika::confidants {

inline constexpr int mostSteps = 24;  // of one walk: rank, guide and maps together stay below it

// The nodes reached by walks of exactly 0, 1, 2, ... steps.
class Layers {
public:
    // Every step ends on a node of `allowed`; the first node need not be one.
    Layers(const Board& board, NodeId from, const NodeSet& allowed, int steps);
    int steps() const { return steps_; }
    const NodeSet& at(int steps) const { return layers_[static_cast<std::size_t>(steps)]; }
    // The fewest steps, at least 1 and at most `most`, that reach the node; 0: none do.
    int fewest(NodeId node, int most) const {
        for (int steps = 1; steps <= most; ++steps) {
            if (at(steps).contains(node)) return steps;
        }
        return 0;
    }

private:
    std::array<NodeSet, mostSteps + 1> layers_;
    int steps_;
};

// What an army may enter, and with which purse it walks.
struct Walker {
    NodeSet free;    // nodes that cost nothing
    NodeSet tolled;  // the same and the bridges that cost a toll
    bool canPay = false;
};
Walker walkerOf(const OpenState& state, Seat seat, ArmyKind army);
// With so much gold in the purse instead of what is there.
Walker walkerWith(const OpenState& state, Seat seat, ArmyKind army, int gold);

// E-42: does a walk of exactly so many steps begin at `from`?
bool canWalkExactly(const Board& board, NodeId from, const Walker& walker, int steps);
// E-42, E-94: is the patrician's walk of `left` steps possible with so much gold in his purse?
bool walkIsPossible(const OpenState& state, Seat seat, int gold, int left);

void addMarches(const OpenState& state, Seat seat, ArmyKind army, MoveList<Move>& out);
// E-47
bool canWalk(const OpenState& state, Seat seat, ArmyKind army);
// How many steps the army has left in the running turn.
int stepsLeft(const OpenState& state, ArmyKind army);

// Nodes where somebody stands.
NodeSet armyNodes(const OpenState& state);

}  // namespace intrika::confidants
