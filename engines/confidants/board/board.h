// A board (section 9 of the rules): what was read, and the tables that follow from it.
#pragma once

#include "engines/boards/board_kit.h"
#include "engines/confidants/board/board_plan.h"
#include "engines/confidants/board/city.h"
#include "engines/confidants/board/lazy_rows.h"
#include "engines/confidants/board/near_node.h"
#include "engines/confidants/board/room.h"

#include <nlohmann/json_fwd.hpp>

#include <memory>
#include <span>
#include <vector>

namespace intrika::confidants {

class Board {
public:
    const BoardPlan& plan() const { return plan_; }
    const std::shared_ptr<const BoardMap>& map() const { return map_; }  // what it was made of

    int nodes() const { return static_cast<int>(spots_.size()); }
    int words() const { return (nodes() + 63) / 64; }  // of a NodeSet
    Spot spot(NodeId node) const { return spots_[node]; }
    NodeId node(Spot spot) const {  // noNode: nobody can stand there
        if (!plan_.holds(spot)) return noNode;
        const Standing& standing = standings_[static_cast<std::size_t>(plan_.indexOf(spot))];
        return spot.corner() == Corner::none ? standing.whole
                                             : standing.byCorner[static_cast<std::size_t>(spot.corner())];
    }
    std::span<const NodeId> links(NodeId node) const {
        return {links_.data() + firstLink_[node], links_.data() + firstLink_[node + 1u]};
    }
    // E-116, by node; 255 also for whatever is farther.
    std::span<const std::uint8_t> distancesFrom(NodeId node) const {
        const auto& steps =
            around_->steps.at(node, [this](std::size_t from) { return stepsFrom(idOf(from), NodeSet()); });
        return std::span(steps).first(spots_.size());
    }
    int distance(NodeId one, NodeId other) const { return distancesFrom(one)[other]; }
    // The same over no bridge.
    int afoot(NodeId one, NodeId other) const {
        return around_->afoot.at(one, [this](std::size_t from) { return stepsFrom(idOf(from), bridges_); })[other];
    }
    // Up to `nearSteps` away, nearest first; the node itself too, if a walk leads back.
    std::span<const NearNode> near(NodeId node) const {
        return around_->near.at(node, [this](std::size_t from) { return nearFrom(idOf(from)); });
    }

    std::uint8_t settlementAt(NodeId node) const { return settlementAt_[node]; }
    int settlements() const { return static_cast<int>(plan_.settlements.size()); }
    const Settlement& settlement(int index) const { return plan_.settlements[static_cast<std::size_t>(index)]; }
    NodeId settlementNode(int index) const { return settlementNodes_[static_cast<std::size_t>(index)]; }
    // All settlements, those that are fewest steps away over no bridge first.
    std::span<const NearSettlement> settlementsFrom(NodeId node) const {
        const auto& sorted = around_->settlements.at(node, [this](std::size_t from) { return sortedFrom(idOf(from)); });
        return std::span(sorted).first(plan_.settlements.size());
    }
    NodeId cityNode(City city) const { return cityNodes_[static_cast<std::size_t>(city)]; }
    std::span<const NodeId> start() const { return start_; }
    NodeId robbers() const { return robbers_; }
    NodeId mob() const { return mob_; }

    const NodeSet& all() const { return all_; }
    const NodeSet& open() const { return open_; }  // plain and banks: no settlement, ford or bridge
    const NodeSet& settled() const { return settled_; }
    const NodeSet& towns() const { return towns_; }
    const NodeSet& cities() const { return cities_; }
    const NodeSet& fords() const { return fords_; }
    const NodeSet& bridges() const { return bridges_; }
    std::span<const NodeId> bridgeList() const { return bridgeList_; }

private:
    friend class BoardMaker;
    struct Standing {                                                    // where on a cell a unit can stand
        std::array<NodeId, 4> byCorner{noNode, noNode, noNode, noNode};  // of a river cell: the bank named so
        NodeId whole = noNode;                                           // of any other cell
    };

    // By node.
    using StepRow = std::array<std::uint8_t, mostNodes>;
    using SettlementRow = std::array<NearSettlement, mostSettlements>;
    struct Around {
        explicit Around(std::size_t nodes) : steps(nodes), afoot(nodes), near(nodes), settlements(nodes) {}
        LazyRows<StepRow> steps, afoot;
        LazyRows<std::vector<NearNode>> near;
        LazyRows<SettlementRow> settlements;
    };
    static NodeId idOf(std::size_t index) { return static_cast<NodeId>(index); }
    StepRow stepsFrom(NodeId from, const NodeSet& closed) const;
    std::vector<NearNode> nearFrom(NodeId from) const;
    SettlementRow sortedFrom(NodeId from) const;

    std::shared_ptr<const BoardMap> map_;
    BoardPlan plan_;
    std::vector<Standing> standings_;  // by cell
    std::vector<Spot> spots_;
    std::vector<std::uint32_t> firstLink_;
    std::vector<NodeId> links_;
    std::unique_ptr<const Around> around_;
    std::vector<std::uint8_t> settlementAt_;
    std::vector<NodeId> settlementNodes_;
    std::array<NodeId, cityCount> cityNodes_{};
    std::vector<NodeId> start_, bridgeList_;
    NodeId robbers_ = noNode, mob_ = noNode;
    NodeSet all_, open_, settled_, towns_, cities_, fords_, bridges_;
};

// Where the bands begin, as a board's file has it.
inline constexpr std::array<MarkKind, 2> boardMarks{{{"robbers", "R"}, {"mob", "N"}}};

// E-154: what is wrong is told with its place in the file, and with the cell where it is one.
Expected<Board> readBoard(const nlohmann::json& json);
Expected<Board> boardOf(BoardMap map);
// What this game finds wrong with a map that is a good one otherwise: all of it.
std::vector<BoardFault> faultsOf(const BoardMap& map);

}  // namespace intrika::confidants
