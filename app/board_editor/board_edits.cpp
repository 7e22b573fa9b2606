#include "app/board_editor/board_edits.h"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace intrika::board_editor {
namespace {

using Kind = MapSettlement::Kind;

Terrain& terrainAt(BoardMap& board, MapCell cell) {
    return board.terrain[static_cast<std::size_t>(board.indexOf(cell))];
}

bool isTaken(const BoardMap& board, MapCell cell) {
    const bool begins = std::find(board.start.begin(), board.start.end(), cell) != board.start.end();
    const bool marked =
        std::any_of(board.marks.begin(), board.marks.end(), [cell](const MapMark& mark) { return mark.at == cell; });
    return begins || marked || board.settlementAt(cell) != nullptr;
}

std::optional<Compass> edgeAt(const BoardMap& board, MapCell cell) {
    for (int side = 0; side < compassPoints; ++side) {
        const auto compass = static_cast<Compass>(side);
        if (!board.holds(neighbourOf(cell, compass))) return compass;
    }
    return std::nullopt;
}

bool isKnown(const BoardMap& board, const std::string& id) {
    return std::any_of(board.settlements.begin(), board.settlements.end(),
                       [&](const MapSettlement& one) { return one.id == id; }) ||
           std::any_of(board.rivers.begin(), board.rivers.end(), [&](const MapRiver& one) { return one.id == id; });
}

std::string freeId(const BoardMap& board, const std::string& stem) {
    int number = 1;
    while (isKnown(board, stem + '-' + std::to_string(number))) ++number;
    return stem + '-' + std::to_string(number);
}

// The rivers that remain when this cell is land: one above it, and one below it that rises there.
void dryUp(BoardMap& board, MapCell cell) {
    for (MapRiver& river : board.rivers) {
        if (river.joins == cell) river.joins.reset();
    }
    for (std::size_t index = 0; index < board.rivers.size();) {
        MapRiver& river = board.rivers[index];
        const auto gone = std::find(river.course.begin(), river.course.end(), cell);
        if (gone == river.course.end()) {
            ++index;
            continue;
        }
        MapRiver below{freeId(board, "river"), river.name, {gone + 1, river.course.end()}, {}, river.to, river.joins};
        river.course.erase(gone, river.course.end());
        river.to.reset();
        river.joins.reset();
        if (river.course.empty()) {
            below.id = river.id;
            board.rivers.erase(board.rivers.begin() + static_cast<std::ptrdiff_t>(index));
        }
        if (!below.course.empty()) board.rivers.push_back(std::move(below));
    }
}

MapRiver* riverEndingAt(BoardMap& board, MapCell cell) {
    for (MapRiver& river : board.rivers) {
        if (river.course.back() == cell && !river.joins) return &river;
    }
    return nullptr;
}

void keepGoalUsual(BoardMap& board, bool wasUsual) {
    if (wasUsual) board.goal = usualGoal(board);
}

}  // namespace

BoardMap emptyBoard(const BoardKit& kit, int rows, int columns) {
    BoardMap board;
    board.rows = rows;
    board.columns = columns;
    board.sheet = "A4";
    board.terrain.assign(static_cast<std::size_t>(rows * 2 * columns), Terrain::plain);
    std::int16_t x = 0;
    for (const MarkKind& mark : kit.marks) {
        board.marks.push_back(
            {std::string(mark.key), std::string(mark.sign), {x, static_cast<std::int16_t>(rows - 1)}});
        x = static_cast<std::int16_t>(board.width() - 1);
    }
    return board;
}

BoardMap withLand(BoardMap board, MapCell cell, Terrain land) {
    if (isWater(land) || (land != Terrain::plain && isTaken(board, cell))) return board;
    if (isWater(board.at(cell))) dryUp(board, cell);
    terrainAt(board, cell) = land;
    return board;
}

BoardMap withRiver(BoardMap board, MapCell from, MapCell to, const BothNames& name) {
    if (!sideTowards(from, to) || isTaken(board, from) || isTaken(board, to)) return board;
    MapRiver* river = riverEndingAt(board, from);
    if (river == nullptr) {
        if (isWater(board.at(from))) return board;  // in the middle of another
        board.rivers.push_back({freeId(board, "river"), name, {from}, edgeAt(board, from), {}, {}});
        river = &board.rivers.back();
        terrainAt(board, from) = Terrain::river;
    }
    if (isWater(board.at(to))) {
        const bool own = std::find(river->course.begin(), river->course.end(), to) != river->course.end();
        if (own) return board;
        river->to.reset();
        river->joins = to;
        return board;
    }
    river->course.push_back(to);
    river->to = edgeAt(board, to);
    terrainAt(board, to) = Terrain::river;
    return board;
}

BoardMap withCrossing(BoardMap board, MapCell cell, Terrain crossing) {
    Terrain& terrain = terrainAt(board, cell);
    if (isWater(terrain)) terrain = terrain == crossing ? Terrain::river : crossing;
    return board;
}

BoardMap withSettlement(BoardMap board, const BoardKit& kit, MapCell cell, Kind kind, const BothNames& name) {
    if (board.at(cell) != Terrain::plain) return board;
    const bool usual = board.goal == usualGoal(board);
    std::string id = freeId(board, kind == Kind::village ? "village" : kind == Kind::town ? "town" : "city");
    if (kind == Kind::city) {
        const auto missing = std::find_if(kit.cities.begin(), kit.cities.end(),
                                          [&](std::string_view city) { return !isKnown(board, std::string(city)); });
        if (missing == kit.cities.end()) return board;
        id = std::string(*missing);
    }
    const MapSettlement* there = board.settlementAt(cell);
    MapSettlement made{id, kind, cell, there == nullptr ? name : there->name};
    if (there != nullptr) board = cleared(std::move(board), cell);
    if (kind == Kind::city) board.piles.push_back({id, MapPile::Edge::left});
    board.settlements.push_back(std::move(made));
    keepGoalUsual(board, usual);
    return board;
}

BoardMap withStart(BoardMap board, MapCell cell) {
    const auto there = std::find(board.start.begin(), board.start.end(), cell);
    if (there != board.start.end())
        board.start.erase(there);
    else if (board.at(cell) == Terrain::plain)
        board.start.push_back(cell);
    return board;
}

BoardMap withMark(BoardMap board, MapCell cell, const std::string& key) {
    if (board.at(cell) != Terrain::plain) return board;
    for (MapMark& mark : board.marks) {
        if (mark.key == key) mark.at = cell;
    }
    return board;
}

BoardMap cleared(BoardMap board, MapCell cell) {
    const bool usual = board.goal == usualGoal(board);
    if (const MapSettlement* there = board.settlementAt(cell)) {
        const std::string id = there->id;
        const auto named = [&](const auto& one) { return one.settlement == id; };
        board.piles.erase(std::remove_if(board.piles.begin(), board.piles.end(), named), board.piles.end());
        board.settlements.erase(board.settlements.begin() + (there - board.settlements.data()));
        keepGoalUsual(board, usual);
        return board;
    }
    board.start.erase(std::remove(board.start.begin(), board.start.end(), cell), board.start.end());
    return withLand(std::move(board), cell, Terrain::plain);
}

BoardMap resized(BoardMap board, int rows, int columns) {
    const bool usual = board.goal == usualGoal(board);
    BoardMap old = board;
    const auto stays = [&](MapCell cell) { return cell.x < 2 * columns && cell.y < rows; };
    for (int index = 0; index < static_cast<int>(old.terrain.size()); ++index) {
        if (!stays(old.cellAt(index))) board = cleared(cleared(std::move(board), old.cellAt(index)), old.cellAt(index));
    }
    std::vector<Terrain> terrain(static_cast<std::size_t>(rows * 2 * columns), Terrain::plain);
    for (int index = 0; index < static_cast<int>(board.terrain.size()); ++index) {
        const MapCell cell = board.cellAt(index);
        if (stays(cell)) terrain[static_cast<std::size_t>(cell.y * 2 * columns + cell.x)] = board.at(cell);
    }
    board.terrain = std::move(terrain);
    board.rows = rows;
    board.columns = columns;
    for (MapMark& mark : board.marks) {
        mark.at = {std::min(mark.at.x, static_cast<std::int16_t>(2 * columns - 1)),
                   std::min(mark.at.y, static_cast<std::int16_t>(rows - 1))};
    }
    const auto isCut = [&old](const MapRiver& river) {
        return std::none_of(old.rivers.begin(), old.rivers.end(),
                            [&](const MapRiver& one) { return one.course.front() == river.course.front(); });
    };
    for (MapRiver& river : board.rivers) {
        if (isCut(river)) river.from = edgeAt(board, river.course.front());
        if (river.from && board.holds(neighbourOf(river.course.front(), *river.from))) river.from.reset();
        if (river.to && board.holds(neighbourOf(river.course.back(), *river.to))) river.to.reset();
        if (!river.to && !river.joins) river.to = edgeAt(board, river.course.back());
    }
    keepGoalUsual(board, usual);
    return board;
}

MapGoal usualGoal(const BoardMap& board) {
    MapGoal goal;
    for (const MapSettlement& one : board.settlements) {
        ++(one.kind == Kind::village ? goal.villages : one.kind == Kind::town ? goal.towns : goal.cities);
    }
    goal.villages = std::max(0, goal.villages - 1);
    return goal;
}

}  // namespace intrika::board_editor
