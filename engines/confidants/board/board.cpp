#include "engines/confidants/board/board.h"

#include "engines/confidants/board/board_maker.h"

#include <algorithm>
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
    maker.board_.around_ = std::make_unique<Board::Around>(maker.board_.spots_.size());
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

}  // namespace intrika::confidants
