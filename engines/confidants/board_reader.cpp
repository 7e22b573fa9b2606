// Reading a board file (section 9.2), and what makes it a valid one (E-154).
#include "engines/confidants/board_maker.h"
#include "engines/core/json_tools.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <set>
#include <utility>

namespace intrika::confidants {
namespace {

constexpr std::array<std::string_view, 4> sideIds{"n", "e", "s", "w"};
constexpr std::array<std::string_view, 4> edgeIds{"left", "right", "top", "bottom"};
constexpr int startDistance = 7;  // of both bands from every start cell

TextArg cellName(Spot cell) { return literal(nameOf(cell)); }

BothNames readNames(const JsonReader& json) {
    json.exactKeys({"hu", "en"});
    BothNames names{json["hu"].text(), json["en"].text()};
    if (names.hu.empty()) json["hu"].fail(say("problem.empty"));
    if (names.en.empty()) json["en"].fail(say("problem.empty"));
    return names;
}

std::string readId(const JsonReader& json) {
    std::string id = json.text();
    if (id.empty()) json.fail(say("problem.empty"));
    return id;
}

// A cell of this board; when something is wrong already, any one.
Spot readCell(const JsonReader& json, const BoardPlan& plan) {
    const auto cell = spotNamed(json.text());
    if (cell && cell->corner() == Corner::none && plan.holds(*cell)) return *cell;
    json.fail(say("problem.board.no-cell", {literal(json.text())}));
    return plan.cellAt(0, 0);
}

void readTerrain(const JsonReader& json, BoardPlan& plan) {
    plan.terrain.assign(static_cast<std::size_t>(plan.rows * plan.width()), Terrain::plain);
    const auto rows = json.items(static_cast<std::size_t>(plan.rows));
    for (int line = 0; line < plan.rows; ++line) {
        const JsonReader& row = rows[static_cast<std::size_t>(line)];
        const std::string signs = row.text();
        if (signs.size() != static_cast<std::size_t>(plan.width())) {
            row.fail(say("problem.board.row-length", {number(plan.width())}));
            return;
        }
        for (int x = 0; x < plan.width(); ++x) {
            const Spot cell = plan.cellAt(x, plan.rows - 1 - line);
            const auto sign = terrainSigns.find(signs[static_cast<std::size_t>(x)]);
            if (sign == std::string_view::npos) {
                row.fail(say("problem.board.sign", {cellName(cell)}));
                return;
            }
            plan.terrain[static_cast<std::size_t>(plan.indexOf(cell))] = static_cast<Terrain>(sign);
        }
    }
}

River readRiver(const JsonReader& json, const BoardPlan& plan) {
    json.noKeysBut({"id", "name", "course", "from", "to", "joins"});
    River river;
    river.id = readId(json["id"]);
    river.name = readNames(json["name"]);
    for (const JsonReader& item : json["course"].items()) {
        const Spot cell = readCell(item, plan);
        if (!river.course.empty() && !sideTowards(plan, river.course.back(), cell)) {
            item.fail(say("problem.board.course-breaks", {cellName(cell)}));
        }
        if (plan.at(cell) < Terrain::river) item.fail(say("problem.board.course-on-land", {cellName(cell)}));
        river.course.push_back(cell);
    }
    if (river.course.empty()) json["course"].fail(say("problem.empty"));
    if (json.has("from")) river.from = json["from"].id<Side>(sideIds);
    if (json.has("to")) river.to = json["to"].id<Side>(sideIds);
    if (json.has("joins")) river.joins = readCell(json["joins"], plan);
    return river;
}

// Ends of a river: over the edge of the board or into another river.
void checkEnds(const JsonReader& json, const BoardPlan& plan, const River& river) {
    if (river.from && neighbour(plan, river.course.front(), *river.from)) {
        json["from"].fail(say("problem.board.not-at-edge", {cellName(river.course.front())}));
    }
    if (river.to && neighbour(plan, river.course.back(), *river.to)) {
        json["to"].fail(say("problem.board.not-at-edge", {cellName(river.course.back())}));
    }
    if (!river.joins) return;
    const bool own = std::find(river.course.begin(), river.course.end(), *river.joins) != river.course.end();
    if (own || plan.at(*river.joins) < Terrain::river || !sideTowards(plan, river.course.back(), *river.joins)) {
        json["joins"].fail(say("problem.board.joins", {cellName(*river.joins)}));
    }
    if (river.to) json["to"].fail(say("problem.board.two-mouths"));
}

void readRivers(const JsonReader& json, BoardPlan& plan) {
    std::set<Spot> water;
    std::set<std::string> ids;
    const auto items = json.items();
    for (const JsonReader& item : items) {
        plan.rivers.push_back(readRiver(item, plan));
        const River& river = plan.rivers.back();
        if (!ids.insert(river.id).second) item["id"].fail(say("problem.board.id-twice", {literal(river.id)}));
        for (const Spot cell : river.course) {
            if (!water.insert(cell).second) item["course"].fail(say("problem.board.water-twice", {cellName(cell)}));
        }
        if (!river.course.empty()) checkEnds(item, plan, river);
    }
    for (int cell = 0; cell < plan.rows * plan.width(); ++cell) {
        const Spot spot = plan.cellAt(cell % plan.width(), cell / plan.width());
        if (plan.at(spot) >= Terrain::river && water.count(spot) == 0) {
            json.fail(say("problem.board.no-course", {cellName(spot)}));
        }
    }
}

void readSettlements(const JsonReader& json, BoardPlan& plan) {
    std::set<std::string> ids;
    std::set<Spot> cells;
    const auto items = json.items();
    if (items.size() > mostSettlements) json.fail(say("problem.board.settlements", {number(mostSettlements)}));
    for (const JsonReader& item : items) {
        item.exactKeys({"id", "kind", "at", "name"});
        Settlement settlement{readId(item["id"]), item["kind"].id<Settled>(settledIds), readCell(item["at"], plan),
                              readNames(item["name"])};
        const bool cityId = std::find(cityIds.begin(), cityIds.end(), settlement.id) != cityIds.end();
        if (!ids.insert(settlement.id).second) {
            item["id"].fail(say("problem.board.id-twice", {literal(settlement.id)}));
        }
        if (cityId != (settlement.kind == Settled::city)) item["kind"].fail(say("problem.board.cities"));
        if (!cells.insert(settlement.at).second) {
            item["at"].fail(say("problem.board.cell-twice", {cellName(settlement.at)}));
        }
        if (plan.at(settlement.at) != Terrain::plain) {
            item["at"].fail(say("problem.board.not-plain", {cellName(settlement.at)}));
        }
        plan.settlements.push_back(std::move(settlement));
    }
    for (const auto city : cityIds) {
        if (ids.count(std::string(city)) == 0) json.fail(say("problem.board.cities"));
    }
}

void readGoal(const JsonReader& json, BoardPlan& plan) {
    json.exactKeys({"villages", "towns", "cities"});
    const auto count = [&](Settled kind) {
        return static_cast<int>(std::count_if(plan.settlements.begin(), plan.settlements.end(),
                                              [kind](const Settlement& one) { return one.kind == kind; }));
    };
    plan.goal = {json["villages"].integer(0, count(Settled::village)), json["towns"].integer(0, count(Settled::town)),
                 json["cities"].integer(0, count(Settled::city))};
}

Spot readPlainCell(const JsonReader& json, const BoardPlan& plan) {
    const Spot cell = readCell(json, plan);
    if (plan.at(cell) != Terrain::plain) json.fail(say("problem.board.not-plain", {cellName(cell)}));
    return cell;
}

void readStart(const JsonReader& json, BoardPlan& plan) {
    for (const JsonReader& item : json["start"].items()) {
        const Spot cell = readPlainCell(item, plan);
        if (std::find(plan.start.begin(), plan.start.end(), cell) != plan.start.end()) {
            item.fail(say("problem.board.cell-twice", {cellName(cell)}));
        }
        plan.start.push_back(cell);
    }
    if (plan.start.size() < 3) json["start"].fail(say("problem.board.start"));
    plan.robbers = readPlainCell(json["robbers"], plan);
    plan.mob = readPlainCell(json["mob"], plan);
    json["giftPiles"].exactKeys({cityIds[0], cityIds[1], cityIds[2]});
    for (std::size_t city = 0; city < cityIds.size(); ++city) {
        plan.giftPiles[city] = json["giftPiles"][cityIds[city]].id<Edge>(edgeIds);
    }
}

BoardPlan readPlan(const JsonReader& json) {
    json.exactKeys({"id", "name", "rows", "columns", "cellMm", "sheet", "goal", "terrain", "rivers", "settlements",
                    "giftPiles", "start", "robbers", "mob"});
    BoardPlan plan;
    plan.id = readId(json["id"]);
    plan.name = readNames(json["name"]);
    plan.rows = std::max(1, json["rows"].integer(1, mostRows));
    plan.columns = std::max(1, json["columns"].integer(1, mostColumns));
    plan.cellMm = json["cellMm"].integer(1, 1000);
    plan.sheet = readId(json["sheet"]);
    readTerrain(json["terrain"], plan);
    readRivers(json["rivers"], plan);
    readSettlements(json["settlements"], plan);
    readGoal(json["goal"], plan);
    readStart(json, plan);
    return plan;
}

NodeSet reachedFrom(const Board& board, NodeId first, const NodeSet& avoided) {
    NodeSet reached;
    std::vector<NodeId> waiting{first};
    reached.add(first);
    while (!waiting.empty()) {
        const NodeId at = waiting.back();
        waiting.pop_back();
        for (const NodeId to : board.links(at)) {
            if (reached.contains(to) || avoided.contains(to)) continue;
            reached.add(to);
            waiting.push_back(to);
        }
    }
    return reached;
}

void checkReach(const JsonReader& json, const Board& board) {
    const NodeId first = board.start().front();
    const NodeSet reached = reachedFrom(board, first, NodeSet());
    const NodeSet onFoot = reachedFrom(board, first, board.bridges());
    for (NodeId node = 0; node < board.nodes(); ++node) {
        const Spot spot = board.spot(node);
        if (!reached.contains(node)) json["terrain"].fail(say("problem.board.unreachable", {cellName(spot)}));
        if (board.settled().contains(node) && !onFoot.contains(node)) {
            json["terrain"].fail(say("problem.board.only-by-bridge", {cellName(spot)}));
        }
    }
    for (const NodeId start : board.start()) {
        for (const auto key : {"robbers", "mob"}) {
            const NodeId band = key == std::string_view("mob") ? board.mob() : board.robbers();
            if (board.distance(start, band) < startDistance) {
                json[key].fail(say("problem.board.too-near", {cellName(board.spot(start)), number(startDistance)}));
            }
        }
    }
}

void checkBridges(const JsonReader& json, const Board& board) {
    const BoardPlan& plan = board.plan();
    for (const NodeId bridge : board.bridgeList()) {
        const Spot cell = board.spot(bridge);
        int land = 0;
        for (const Side side : allSides) {
            const auto behind = neighbour(plan, cell, side);
            if (!behind) continue;
            if (plan.at(*behind) >= Terrain::ford) {
                json["terrain"].fail(say("problem.board.bridge-beside", {cellName(cell)}));
            }
            land += plan.at(*behind) == Terrain::plain ? 1 : 0;
        }
        if (land < 2) json["terrain"].fail(say("problem.board.bridge-land", {cellName(cell)}));
    }
}

}  // namespace

Expected<Board> readBoard(const nlohmann::json& json) {
    std::optional<Problem> issue;
    const JsonReader reader(json, issue);
    BoardPlan plan = readPlan(reader);
    if (issue) return unexpected(std::move(*issue));
    auto board = BoardMaker::make(std::move(plan));
    if (!board) {
        reader["terrain"].fail(say("problem.board.size", {number(mostNodes)}));
        return unexpected(std::move(*issue));
    }
    checkReach(reader, *board);
    checkBridges(reader, *board);
    if (issue) return unexpected(std::move(*issue));
    return std::move(*board);
}

}  // namespace intrika::confidants
