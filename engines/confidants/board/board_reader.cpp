// From a map to a board that this game can be played on (section 9.2), and what it asks of one (E-154).
#include "engines/confidants/board/board_maker.h"
#include "engines/confidants/board/place_names.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <utility>

namespace intrika::confidants {
namespace {

constexpr int startDistance = 7;  // of both bands from every start cell

Spot spotOf(const BoardPlan& plan, MapCell cell) { return plan.cellAt(cell.x, cell.y); }

River riverOf(const BoardPlan& plan, const MapRiver& drawn) {
    River river;
    for (const MapCell cell : drawn.course) river.course.push_back(spotOf(plan, cell));
    if (drawn.from) river.from = static_cast<Side>(*drawn.from);
    if (drawn.to) river.to = static_cast<Side>(*drawn.to);
    if (drawn.joins) river.joins = spotOf(plan, *drawn.joins);
    return river;
}

// Precondition: the map has no fault.
BoardPlan planOf(const BoardMap& map) {
    BoardPlan plan;
    plan.id = map.id;
    plan.rows = map.rows;
    plan.columns = map.columns;
    plan.goal = map.goal;
    plan.terrain = map.terrain;
    for (const MapRiver& river : map.rivers) plan.rivers.push_back(riverOf(plan, river));
    for (const MapSettlement& one : map.settlements) {
        plan.settlements.push_back({one.id, static_cast<Settled>(one.kind), spotOf(plan, one.at), one.name});
    }
    for (const MapCell cell : map.start) plan.start.push_back(spotOf(plan, cell));
    plan.robbers = spotOf(plan, map.marks[0].at);
    plan.mob = spotOf(plan, map.marks[1].at);
    return plan;
}

class Checker {
public:
    explicit Checker(const Board& board) : board_(board) {}

    std::vector<BoardFault> check() {
        checkReach();
        checkDistances();
        checkBridges();
        return std::move(faults_);
    }

private:
    void fault(const char* key, const std::string& place, Spot spot, std::vector<TextArg> more = {}) {
        const int cell = board_.plan().indexOf(spot.cell());
        more.insert(more.begin(), coordinatesOf(spot));
        faults_.push_back({say(key, std::move(more)), place, board_.map()->cellAt(cell)});
    }

    // Each part of the board that is cut off is one fault: one way mends it.
    void checkReach() {
        NodeSet reached, onFoot;
        const NodeId first = board_.start().front();
        addReached(reached, first, NodeSet());
        addReached(onFoot, first, board_.bridges());
        for (NodeId node = 0; node < board_.nodes(); ++node) {
            if (!reached.contains(node)) {
                fault("problem.board.unreachable", "/terrain", board_.spot(node));
                addReached(reached, node, NodeSet());
                addReached(onFoot, node, NodeSet());
            } else if (board_.settled().contains(node) && !onFoot.contains(node)) {
                fault("problem.board.only-by-bridge", "/terrain", board_.spot(node));
                addReached(onFoot, node, board_.bridges());
            }
        }
    }

    void addReached(NodeSet& known, NodeId first, const NodeSet& avoided) const {
        std::vector<NodeId> waiting{first};
        known.add(first);
        while (!waiting.empty()) {
            const NodeId at = waiting.back();
            waiting.pop_back();
            for (const NodeId to : board_.links(at)) {
                if (known.contains(to) || avoided.contains(to)) continue;
                known.add(to);
                waiting.push_back(to);
            }
        }
    }

    void checkDistances() {
        const std::array<NodeId, 2> bands{board_.robbers(), board_.mob()};
        for (std::size_t band = 0; band < bands.size(); ++band) {
            for (const NodeId start : board_.start()) {
                if (board_.distance(start, bands[band]) >= startDistance) continue;
                fault("problem.board.too-near", '/' + std::string(boardMarks[band].key), board_.spot(start),
                      {number(startDistance)});
            }
        }
    }

    void checkBridges() {
        const BoardPlan& plan = board_.plan();
        for (const NodeId bridge : board_.bridgeList()) {
            const Spot cell = board_.spot(bridge);
            int land = 0;
            bool beside = false;
            for (const Side side : allSides) {
                const auto behind = neighbour(plan, cell, side);
                if (!behind) continue;
                beside = beside || plan.at(*behind) >= Terrain::ford;
                land += plan.at(*behind) == Terrain::plain ? 1 : 0;
            }
            if (beside) fault("problem.board.bridge-beside", "/terrain", cell);
            if (land < 2) fault("problem.board.bridge-land", "/terrain", cell);
        }
    }

    const Board& board_;
    std::vector<BoardFault> faults_;
};

// Every city has a pile of gifts, and nothing else has one.
void checkPiles(const BoardMap& map, std::vector<BoardFault>& faults) {
    for (const std::string_view city : cityIds) {
        const auto ofCity = [city](const MapPile& pile) { return pile.settlement == city; };
        if (std::any_of(map.piles.begin(), map.piles.end(), ofCity)) continue;
        faults.push_back({say("problem.board.no-pile", {literal(std::string(city))}), "/giftPiles"});
    }
    for (const MapPile& pile : map.piles) {
        if (std::find(cityIds.begin(), cityIds.end(), pile.settlement) != cityIds.end()) continue;
        faults.push_back({say("problem.unknown-key", {literal(pile.settlement)}), "/giftPiles/" + pile.settlement});
    }
}

// The board that a map makes, or none and what is wrong.
std::optional<Board> make(const BoardMap& map, std::vector<BoardFault>& faults) {
    checkPiles(map, faults);
    if (map.settlements.size() > mostSettlements) {
        faults.push_back({say("problem.board.settlements", {number(mostSettlements)}), "/settlements"});
    }
    if (!faults.empty()) return std::nullopt;
    auto board = BoardMaker::make(planOf(map), std::make_shared<const BoardMap>(map));
    if (!board) {
        faults.push_back({say("problem.board.size", {number(mostNodes)}), "/terrain"});
        return std::nullopt;
    }
    faults = Checker(*board).check();
    return board;
}

Problem problemOf(const BoardFault& fault) { return {Problem::Code::badValue, fault.place, -1, fault.text}; }

}  // namespace

std::vector<BoardFault> faultsOf(const BoardMap& map) {
    std::vector<BoardFault> faults;
    make(map, faults);
    return faults;
}

Expected<Board> boardOf(BoardMap map) {
    BoardKit kit;
    kit.marks = boardMarks;
    kit.cities = cityIds;
    std::vector<BoardFault> faults = boards::faultsOf(map, kit);
    if (!faults.empty()) return unexpected(problemOf(faults.front()));
    auto board = make(map, faults);
    if (!faults.empty()) return unexpected(problemOf(faults.front()));
    return std::move(*board);
}

Expected<Board> readBoard(const nlohmann::json& json) {
    auto map = readBoardMap(json, boardMarks);
    if (!map) return unexpected(std::move(map.error()));
    return boardOf(std::move(*map));
}

}  // namespace intrika::confidants
