#include "engines/confidants/board.h"

#include "engines/confidants/board_maker.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace intrika::confidants {

BoardMaker::BoardMaker(BoardPlan plan) : flow_(flowSides(plan)) { board_.plan_ = std::move(plan); }

std::optional<Board> BoardMaker::make(BoardPlan plan, std::shared_ptr<const BoardMap> map) {
    BoardMaker maker(std::move(plan));
    maker.board_.map_ = std::move(map);
    maker.placeNodes();
    if (maker.board_.nodes() > mostNodes) return std::nullopt;
    maker.sortNodes();
    maker.addLinks();
    maker.packLinks();
    maker.measure();
    maker.measureNear();
    return std::move(maker.board_);
}

const Board::Standing& BoardMaker::standing(Spot cell) const {
    return board_.standings_[static_cast<std::size_t>(board_.plan_.indexOf(cell))];
}

void BoardMaker::placeNodes() {
    const BoardPlan& plan = board_.plan_;
    board_.standings_.resize(plan.terrain.size());
    const auto newNode = [&](Spot spot) {
        board_.spots_.push_back(spot);
        return static_cast<NodeId>(board_.spots_.size() - 1);
    };
    for (int y = 0; y < plan.rows; ++y) {
        for (int x = 0; x < plan.width(); ++x) {
            const Spot cell = plan.cellAt(x, y);
            const auto index = static_cast<std::size_t>(plan.indexOf(cell));
            const Terrain terrain = plan.at(cell);
            Board::Standing& standing = board_.standings_[index];
            if (terrain == Terrain::plain || terrain >= Terrain::ford) standing.whole = newNode(cell);
            if (terrain != Terrain::river) continue;
            for (const Corner corner : {Corner::nw, Corner::ne, Corner::se, Corner::sw}) {
                if (bankAt(flow_[index], corner) != corner) continue;
                standing.byCorner[static_cast<std::size_t>(corner)] =
                    newNode({cell.half(), cell.row(), cell.column(), corner});
            }
        }
    }
}

void BoardMaker::sortNodes() {
    const BoardPlan& plan = board_.plan_;
    board_.settlementAt_.assign(board_.spots_.size(), noSettlement);
    for (std::size_t index = 0; index < plan.settlements.size(); ++index) {
        const Settlement& settlement = plan.settlements[index];
        const NodeId node = board_.node(settlement.at);
        board_.settlementAt_[node] = static_cast<std::uint8_t>(index);
        board_.settlementNodes_.push_back(node);
        board_.settled_.add(node);
        if (settlement.kind == Settled::town) board_.towns_.add(node);
        if (settlement.kind != Settled::city) continue;
        board_.cities_.add(node);
        const auto city = std::find(cityIds.begin(), cityIds.end(), settlement.id) - cityIds.begin();
        board_.cityNodes_[static_cast<std::size_t>(city)] = node;
    }
    for (NodeId node = 0; node < board_.nodes(); ++node) {
        const Terrain terrain = plan.at(board_.spots_[node].cell());
        board_.all_.add(node);
        if (terrain == Terrain::ford) board_.fords_.add(node);
        if (terrain == Terrain::bridge) {
            board_.bridges_.add(node);
            board_.bridgeList_.push_back(node);
        }
        if (terrain < Terrain::ford && board_.settlementAt_[node] == noSettlement) board_.open_.add(node);
    }
    for (const Spot cell : plan.start) board_.start_.push_back(board_.node(cell));
    board_.robbers_ = board_.node(plan.robbers);
    board_.mob_ = board_.node(plan.mob);
}

// E-152: what represents a cell towards one of its sides.
std::vector<NodeId> BoardMaker::facing(Spot cell, Side side) const {
    const Board::Standing& here = standing(cell);
    if (board_.plan_.at(cell) != Terrain::river) {
        return here.whole == noNode ? std::vector<NodeId>{} : std::vector<NodeId>{here.whole};
    }
    const SideSet flow = flow_[static_cast<std::size_t>(board_.plan_.indexOf(cell))];
    const auto bank = [&](Corner corner) { return here.byCorner[static_cast<std::size_t>(bankAt(flow, corner))]; };
    if (!flow.contains(side)) return {bank(firstEnd(side))};
    return {bank(firstEnd(side)), bank(secondEnd(side))};
}

void BoardMaker::link(NodeId one, NodeId other) {
    const auto add = [&](NodeId from, NodeId to) {
        auto& known = neighbours_[from];
        if (std::find(known.begin(), known.end(), to) == known.end()) known.push_back(to);
    };
    add(one, other);
    add(other, one);
}

void BoardMaker::addLinksAcross(Spot cell, Side side, Spot behind) {
    const BoardPlan& plan = board_.plan_;
    const bool alongTheRiver = plan.at(cell) == Terrain::river && plan.at(behind) == Terrain::river &&
                               flow_[static_cast<std::size_t>(plan.indexOf(cell))].contains(side);
    if (!alongTheRiver) {
        for (const NodeId one : facing(cell, side)) {
            for (const NodeId other : facing(behind, opposite(side))) link(one, other);
        }
        return;
    }
    const auto bank = [&](Spot at, Corner corner) {
        const SideSet flow = flow_[static_cast<std::size_t>(plan.indexOf(at))];
        return standing(at).byCorner[static_cast<std::size_t>(bankAt(flow, corner))];
    };
    link(bank(cell, firstEnd(side)), bank(behind, behindFirstEnd(side)));
    link(bank(cell, secondEnd(side)), bank(behind, behindSecondEnd(side)));
}

void BoardMaker::addLinks() {
    const BoardPlan& plan = board_.plan_;
    neighbours_.resize(board_.spots_.size());
    for (int y = 0; y < plan.rows; ++y) {
        for (int x = 0; x < plan.width(); ++x) {
            const Spot cell = plan.cellAt(x, y);
            for (const Side side : {Side::n, Side::e}) {
                if (const auto behind = neighbour(plan, cell, side)) addLinksAcross(cell, side, *behind);
            }
        }
    }
}

void BoardMaker::packLinks() {
    for (auto& known : neighbours_) {
        board_.firstLink_.push_back(static_cast<std::uint32_t>(board_.links_.size()));
        std::sort(known.begin(), known.end());
        board_.links_.insert(board_.links_.end(), known.begin(), known.end());
    }
    board_.firstLink_.push_back(static_cast<std::uint32_t>(board_.links_.size()));
}

// The fewest steps from each node to each other that enter no closed one; 255: more than 254, or there is no way.
// All nodes at once: what can be reached in one step more is what the neighbours reach, 64 nodes a word.
std::vector<std::uint8_t> BoardMaker::distances(const NodeSet& closed) const {
    constexpr std::uint8_t far = 255;
    const std::size_t nodes = board_.spots_.size();
    const int words = board_.words();
    std::vector<std::uint8_t> all(nodes * nodes, far);
    std::vector<NodeSet> reached(nodes);
    for (NodeId node = 0; node < nodes; ++node) {
        reached[node].add(node);
        all[node * nodes + node] = 0;
    }
    std::vector<NodeSet> further = reached;
    bool grew = true;
    for (std::uint8_t steps = 1; grew && steps != far; ++steps) {
        grew = false;
        for (NodeId from = 0; from < nodes; ++from) {
            NodeSet fresh;
            for (const NodeId over : board_.links(from)) {
                if (closed.contains(over)) continue;
                for (int word = 0; word < words; ++word) fresh.word(word) |= reached[over].word(word);
            }
            for (int word = 0; word < words; ++word) {
                fresh.word(word) &= ~reached[from].word(word);
                further[from].word(word) |= fresh.word(word);
            }
            grew |= !fresh.empty(words);
            fresh.forEach(words, [&](NodeId to) { all[from * nodes + to] = steps; });
        }
        reached = further;
    }
    return all;
}

void BoardMaker::measure() {
    board_.distances_ = distances(NodeSet());
    board_.afoot_ = distances(board_.bridges_);
}

// Every node twice: once for an even, once for an odd number of steps.
void BoardMaker::addNear(NodeId from) {
    std::vector<std::array<std::uint8_t, 2>> fewest(board_.spots_.size(), {255, 255});
    std::vector<NodeId> edge{from}, next, reached;
    for (int step = 1; step <= nearSteps; ++step, edge.swap(next)) {
        next.clear();
        for (const NodeId at : edge) {
            for (const NodeId to : board_.links(at)) {
                std::uint8_t& there = fewest[to][static_cast<std::size_t>(step % 2)];
                if (there != 255 || board_.bridges_.contains(to)) continue;
                if (fewest[to] == std::array<std::uint8_t, 2>{255, 255}) reached.push_back(to);
                there = static_cast<std::uint8_t>(step);
                next.push_back(to);
            }
        }
    }
    for (const NodeId node : reached) board_.near_.push_back({node, fewest[node][0], fewest[node][1]});
}

void BoardMaker::measureNear() {
    for (NodeId from = 0; from < board_.spots_.size(); ++from) {
        board_.firstNear_.push_back(static_cast<std::uint32_t>(board_.near_.size()));
        addNear(from);
    }
    board_.firstNear_.push_back(static_cast<std::uint32_t>(board_.near_.size()));
    for (NodeId from = 0; from < board_.spots_.size(); ++from) {
        std::vector<std::uint8_t> sorted(board_.settlementNodes_.size());
        std::iota(sorted.begin(), sorted.end(), std::uint8_t{0});
        const auto steps = [&](std::uint8_t index) { return board_.afoot(from, board_.settlementNodes_[index]); };
        std::stable_sort(sorted.begin(), sorted.end(),
                         [&](std::uint8_t one, std::uint8_t other) { return steps(one) < steps(other); });
        board_.settlementsFrom_.insert(board_.settlementsFrom_.end(), sorted.begin(), sorted.end());
    }
}

}  // namespace intrika::confidants
