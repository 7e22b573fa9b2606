// A board (section 9 of the rules) as a value: what was read, and the tables that follow from it.
#pragma once

#include "engines/confidants/cards.h"
#include "engines/confidants/near_node.h"
#include "engines/confidants/spot.h"
#include "engines/core/board_kit.h"

#include <nlohmann/json_fwd.hpp>

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace intrika::confidants {

enum class Settled : std::uint8_t { village, town, city };
inline constexpr int mostSettlements = 32;
inline constexpr std::uint8_t noSettlement = 0xFF;
struct Settlement {
    std::string id;
    Settled kind = Settled::village;
    Spot at;
    BothNames name;
};

enum class Side : std::uint8_t { n, e, s, w };  // clockwise
struct River {
    std::vector<Spot> course;  // from the source to the mouth
    std::optional<Side> from, to;
    std::optional<Spot> joins;
};

// What the rules need of a map, in their own terms.
struct BoardPlan {
    std::string id;
    int rows = 0, columns = 0;  // columns of one half
    MapGoal goal;
    std::vector<Terrain> terrain;  // rows from the bottom, each from left to right
    std::vector<River> rivers;
    std::vector<Settlement> settlements;
    std::vector<Spot> start;
    Spot robbers, mob;

    int width() const { return 2 * columns; }
    bool holds(Spot cell) const {
        return cell.row() >= 1 && cell.row() <= rows && cell.column() >= 1 && cell.column() <= columns;
    }
    // Cells are counted from the bottom left corner. Precondition: the cell is on the board.
    int indexOf(Spot cell) const {
        return (cell.row() - 1) * width() + (cell.half() == Half::right ? columns : 0) + cell.column() - 1;
    }
    Spot cellAt(int x, int y) const {
        return x < columns ? Spot(Half::left, y + 1, x + 1) : Spot(Half::right, y + 1, x - columns + 1);
    }
    Terrain at(Spot cell) const { return terrain[static_cast<std::size_t>(indexOf(cell))]; }
};

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
    // E-116; 255 also for whatever is farther.
    int distance(NodeId one, NodeId other) const {
        return distances_[static_cast<std::size_t>(one) * spots_.size() + other];
    }

    // The same over no bridge.
    int afoot(NodeId one, NodeId other) const { return afoot_[static_cast<std::size_t>(one) * spots_.size() + other]; }
    // Up to `nearSteps` away, nearest first; the node itself too, if a walk leads back.
    std::span<const NearNode> near(NodeId node) const {
        return {near_.data() + firstNear_[node], near_.data() + firstNear_[node + 1u]};
    }

    std::uint8_t settlementAt(NodeId node) const { return settlementAt_[node]; }
    int settlements() const { return static_cast<int>(plan_.settlements.size()); }
    const Settlement& settlement(int index) const { return plan_.settlements[static_cast<std::size_t>(index)]; }
    NodeId settlementNode(int index) const { return settlementNodes_[static_cast<std::size_t>(index)]; }
    // All settlements, those that are fewest steps away over no bridge first.
    std::span<const std::uint8_t> settlementsFrom(NodeId node) const {
        const std::size_t count = settlementNodes_.size();
        return {settlementsFrom_.data() + node * count, count};
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

    std::shared_ptr<const BoardMap> map_;
    BoardPlan plan_;
    std::vector<Standing> standings_;  // by cell
    std::vector<Spot> spots_;
    std::vector<std::uint32_t> firstLink_;
    std::vector<NodeId> links_;
    std::vector<std::uint8_t> distances_, afoot_;
    std::vector<std::uint32_t> firstNear_;
    std::vector<NearNode> near_;
    std::vector<std::uint8_t> settlementAt_, settlementsFrom_;
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
