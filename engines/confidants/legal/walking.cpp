#include "engines/confidants/legal/walking.h"

#include <algorithm>
#include <cassert>

namespace intrika::confidants {
namespace {

void grow(const Board& board, const NodeSet& from, const NodeSet& allowed, NodeSet& to) {
    from.forEach(board.words(), [&](NodeId node) {
        for (const NodeId next : board.links(node)) to.add(next);
    });
    for (int word = 0; word < board.words(); ++word) to.word(word) &= allowed.word(word);
}

// Fords and bridges hold one unit (E-52, E-53).
NodeSet takenFrom(const OpenState& state, Seat seat, ArmyKind walking) {
    NodeSet taken;
    for (Seat other = 0; other < state.seats; ++other) {
        for (const ArmyKind kind : allArmies) {
            const NodeId at = state.players[other].army(kind).at;
            if (at != noNode && !(other == seat && kind == walking)) taken.add(at);
        }
    }
    for (const NodeId band : state.bands) {
        if (band != noNode) taken.add(band);
    }
    return taken;
}

bool isBridgeNear(const Board& board, NodeId from, int steps) {
    for (const NodeId bridge : board.bridgeList()) {
        if (board.distance(from, bridge) <= steps) return true;
    }
    return false;
}

March march(const Board& board, NodeId to, ArmyKind army, int steps, bool toll) {
    return {board.spot(to), army, static_cast<std::uint8_t>(steps), toll};
}

bool canPayToll(const OpenState& state, Seat seat, ArmyKind kind, int gold) {
    const Player& player = state.players[seat];
    return gold >= 1 && player.army(kind).pass < state.round && !player.freeUsed.contains(Free::toll);
}

// Within so many steps nothing but the bridges is closed to the army, so the board's own tables tell where walks lead.
bool isOpenAround(const OpenState& state, Seat seat, ArmyKind walking, int steps) {
    const Board& board = state.board();
    const Army& army = state.players[seat].army(walking);
    const bool walled = walking != ArmyKind::patrician && !state.options.mercCities;
    if (steps > nearSteps || walled || army.pass >= state.round || board.bridges().contains(army.at)) return false;
    const auto closes = [&](NodeId at) {
        return at != noNode && board.fords().contains(at) && board.distance(army.at, at) <= steps;
    };
    for (Seat other = 0; other < state.seats; ++other) {
        for (const ArmyKind kind : allArmies) {
            if (!(other == seat && kind == walking) && closes(state.players[other].army(kind).at)) return false;
        }
    }
    return !closes(state.bands[0]) && !closes(state.bands[1]);
}

// E-46, where isOpenAround.
void addUpToInTheOpen(const Board& board, NodeId from, ArmyKind army, int steps, MoveList<Move>& out) {
    for (const NearNode& near : board.near(from)) {
        const int fewest = near.fewest();
        if (fewest > steps) break;
        if (near.node != from) out.push_back(march(board, near.node, army, fewest, false));
    }
}

// E-43, where isOpenAround.
void addExactInTheOpen(const Board& board, NodeId from, int left, const NodeSet& stops, MoveList<Move>& out) {
    for (const NearNode& near : board.near(from)) {
        const int fewest = near.fewest();
        if (fewest > left) break;
        if (near.isReachedIn(left)) out.push_back(march(board, near.node, ArmyKind::patrician, left, false));
        if (fewest < left && stops.contains(near.node) && !board.near(near.node).empty()) {
            out.push_back(march(board, near.node, ArmyKind::patrician, fewest, false));
        }
    }
}

// E-46
void addUpTo(const OpenState& state, NodeId from, ArmyKind army, int steps, const Walker& walker, MoveList<Move>& out) {
    const Board& board = state.board();
    const auto walk = [&](const NodeSet& allowed, auto visit) {
        NodeSet reached, edge;
        reached.add(from);
        edge.add(from);
        for (int step = 1; step <= steps; ++step) {
            NodeSet next;
            grow(board, edge, allowed, next);
            for (int word = 0; word < board.words(); ++word) {
                next.word(word) &= ~reached.word(word);
                reached.word(word) |= next.word(word);
            }
            next.forEach(board.words(), [&](NodeId node) { visit(node, step); });
            edge = next;
        }
    };
    if (!walker.canPay || !isBridgeNear(board, from, steps)) {
        walk(walker.free, [&](NodeId node, int step) { out.push_back(march(board, node, army, step, false)); });
        return;
    }
    std::array<std::uint8_t, mostNodes> unpaid{};
    walk(walker.free, [&](NodeId node, int step) {
        unpaid[node] = static_cast<std::uint8_t>(step);
        out.push_back(march(board, node, army, step, false));
    });
    walk(walker.tolled, [&](NodeId node, int step) {
        if (unpaid[node] == 0 || unpaid[node] > step) out.push_back(march(board, node, army, step, true));
    });
}

// E-42: settlements, and nodes with another own army.
NodeSet stopovers(const OpenState& state, Seat seat, NodeId from) {
    NodeSet nodes = state.board().settled();
    for (const ArmyKind kind : mercenaries) {
        const NodeId at = state.players[seat].army(kind).at;
        if (at != noNode) nodes.add(at);
    }
    nodes.remove(from);
    return nodes;
}

Walker afterToll(Walker walker) {
    walker.free = walker.tolled;
    walker.canPay = false;
    return walker;
}

// E-43
void addExact(const OpenState& state, Seat seat, NodeId from, int left, const Walker& walker, MoveList<Move>& out) {
    const Board& board = state.board();
    const Layers unpaid(board, from, walker.free, left);
    const bool bridges = walker.canPay && isBridgeNear(board, from, left);
    const Layers paid(board, from, bridges ? walker.tolled : NodeSet(), bridges ? left : 0);
    unpaid.at(left).forEach(board.words(),
                            [&](NodeId node) { out.push_back(march(board, node, ArmyKind::patrician, left, false)); });
    if (bridges) {
        paid.at(left).forEach(board.words(), [&](NodeId node) {
            if (!unpaid.at(left).contains(node)) out.push_back(march(board, node, ArmyKind::patrician, left, true));
        });
    }
    stopovers(state, seat, from).forEach(board.words(), [&](NodeId node) {
        if (board.distance(from, node) >= left) return;
        const int free = unpaid.fewest(node, left - 1);
        if (free > 0 && canWalkExactly(board, node, walker, left - free)) {
            out.push_back(march(board, node, ArmyKind::patrician, free, false));
        }
        const int tolled = bridges ? paid.fewest(node, free > 0 ? free - 1 : left - 1) : 0;
        if (tolled > 0 && canWalkExactly(board, node, afterToll(walker), left - tolled)) {
            out.push_back(march(board, node, ArmyKind::patrician, tolled, true));
        }
    });
}

}  // namespace

Layers::Layers(const Board& board, NodeId from, const NodeSet& allowed, int steps) : layers_{}, steps_(steps) {
    assert(steps <= mostSteps);
    layers_[0].add(from);
    for (int step = 1; step <= steps; ++step) {
        const auto at = static_cast<std::size_t>(step);
        grow(board, layers_[at - 1], allowed, layers_[at]);
    }
}

Walker walkerWith(const OpenState& state, Seat seat, ArmyKind kind, int gold) {
    const Board& board = state.board();
    const Player& player = state.players[seat];
    const NodeSet taken = takenFrom(state, seat, kind);
    const bool walled = kind != ArmyKind::patrician && !state.options.mercCities;
    Walker walker;
    const bool passes = player.army(kind).pass >= state.round;
    walker.canPay = canPayToll(state, seat, kind, gold);
    for (int word = 0; word < board.words(); ++word) {
        const std::uint64_t narrow = board.fords().word(word) | board.bridges().word(word);
        std::uint64_t open = board.all().word(word) & ~(narrow & taken.word(word));
        if (walled) open &= ~board.cities().word(word);
        walker.tolled.word(word) = open;
        walker.free.word(word) = passes ? open : open & ~board.bridges().word(word);
    }
    return walker;
}

Walker walkerOf(const OpenState& state, Seat seat, ArmyKind army) {
    return walkerWith(state, seat, army, state.players[seat].army(army).gold);
}

bool canWalkExactly(const Board& board, NodeId from, const Walker& walker, int steps) {
    const NodeSet& allowed = walker.canPay ? walker.tolled : walker.free;
    const auto enterable = [&](NodeId node) { return allowed.contains(node); };
    const auto links = board.links(from);
    if (steps == 0) return true;
    if (std::none_of(links.begin(), links.end(), enterable)) return false;
    if (steps == 1 || enterable(from)) return true;  // to and fro
    return !Layers(board, from, allowed, steps).at(steps).empty(board.words());
}

bool walkIsPossible(const OpenState& state, Seat seat, int gold, int left) {
    const NodeId from = state.players[seat].army(ArmyKind::patrician).at;
    if (isOpenAround(state, seat, ArmyKind::patrician, left) && !state.board().near(from).empty()) return true;
    return canWalkExactly(state.board(), from, walkerWith(state, seat, ArmyKind::patrician, gold), left);
}

bool canWalk(const OpenState& state, Seat seat, ArmyKind kind) {
    if (kind == ArmyKind::patrician) return state.turn.walks;
    const Army& army = state.players[seat].army(kind);
    return army.onBoard() && army.held == 0;
}

int stepsLeft(const OpenState& state, ArmyKind army) {
    if (army == ArmyKind::patrician) return state.turn.left;
    return state.turn.pool + state.turn.bonus[static_cast<std::size_t>(army)];
}

void addMarches(const OpenState& state, Seat seat, ArmyKind army, MoveList<Move>& out) {
    const int steps = stepsLeft(state, army);
    if (!canWalk(state, seat, army) || steps == 0) return;
    const Board& board = state.board();
    const NodeId from = state.players[seat].army(army).at;
    const bool exact = army == ArmyKind::patrician && state.options.exactMove;
    const bool toll = canPayToll(state, seat, army, state.players[seat].army(army).gold);
    if (isOpenAround(state, seat, army, steps) && !(toll && isBridgeNear(board, from, steps))) {
        if (exact) return addExactInTheOpen(board, from, steps, stopovers(state, seat, from), out);
        return addUpToInTheOpen(board, from, army, steps, out);
    }
    const Walker walker = walkerOf(state, seat, army);
    if (exact) {
        addExact(state, seat, from, steps, walker, out);
    } else {
        addUpTo(state, from, army, steps, walker, out);
    }
}

NodeSet armyNodes(const OpenState& state) {
    NodeSet nodes;
    for (Seat seat = 0; seat < state.seats; ++seat) {
        for (const Army& army : state.players[seat].armies) {
            if (army.onBoard()) nodes.add(army.at);
        }
    }
    return nodes;
}

}  // namespace intrika::confidants
