#include "engines/boards/board_file.h"

#include "engines/boards/board_words.h"
#include "engines/core/clean_text.h"
#include "engines/core/json_tools.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <set>
#include <utility>

namespace intrika::boards {
namespace {

constexpr std::string_view signs = ".fms~=#";
constexpr std::array<std::string_view, compassPoints> compassIds{"n", "e", "s", "w"};
constexpr std::array<std::string_view, 3> kindIds{"village", "town", "city"};
constexpr std::array<std::string_view, 4> edgeIds{"left", "right", "top", "bottom"};
constexpr int mostMm = 1000;

class Reader {
public:
    explicit Reader(std::span<const MarkKind> marks) : marks_(marks) {}

    BoardMap read(const JsonReader& json) {
        checkKeys(json);
        board_.id = filled(json["id"]);
        board_.name = names(json["name"]);
        board_.rows = std::max(1, json["rows"].integer(1, mostBoardRows));
        board_.columns = std::max(1, json["columns"].integer(1, mostBoardColumns));
        board_.cellMm = json["cellMm"].integer(1, mostMm);
        board_.sheet = filled(json["sheet"]);
        readTerrain(json["terrain"]);
        for (const JsonReader& river : fewItems(json["rivers"])) board_.rivers.push_back(readRiver(river));
        for (const JsonReader& settlement : fewItems(json["settlements"])) readSettlement(settlement);
        readGoal(json["goal"]);
        readPiles(json["giftPiles"]);
        for (const JsonReader& item : fewItems(json["start"])) board_.start.push_back(cell(item));
        for (const auto& [key, sign] : marks_) {
            board_.marks.push_back({std::string(key), std::string(sign), cell(json[key])});
        }
        return std::move(board_);
    }

private:
    void checkKeys(const JsonReader& json) const {
        for (const std::string& key : json.keys()) {
            const bool mark =
                std::any_of(marks_.begin(), marks_.end(), [&](const MarkKind& kind) { return kind.key == key; });
            static constexpr std::array<std::string_view, 11> known{"id",          "name",  "rows",     "columns",
                                                                    "cellMm",      "sheet", "terrain",  "rivers",
                                                                    "settlements", "goal",  "giftPiles"};
            if (!mark && key != "start" && std::find(known.begin(), known.end(), key) == known.end()) {
                json[key].fail(say("problem.unknown-key", {literal(key)}));
            }
        }
    }

    // No map has more of anything than cells; what looks for faults compares each with each.
    std::vector<JsonReader> fewItems(const JsonReader& json) const {
        auto items = json.items();
        if (items.size() <= board_.terrain.size()) return items;
        json.fail(say("problem.too-many-items", {number(static_cast<std::int64_t>(board_.terrain.size()))}));
        return {};
    }

    static std::string filled(const JsonReader& json) {
        std::string text = json.text();
        if (text.empty()) json.fail(say("problem.empty"));
        constexpr auto most = static_cast<std::int64_t>(maxQuoteLength);
        if (text.size() > maxQuoteLength) json.fail(say("problem.text-too-long", {number(most)}));
        return text;
    }

    static BothNames names(const JsonReader& json) {
        json.exactKeys({"hu", "en"});
        return {cleanName(json["hu"].text()), cleanName(json["en"].text())};
    }

    // Where something is wrong already, any cell.
    MapCell cell(const JsonReader& json) const {
        const auto named = cellNamed(board_, json.text());
        if (!named) json.fail(say("problem.board.no-cell", {literal(json.text())}));
        return named.value_or(MapCell{});
    }

    void readTerrain(const JsonReader& json) {
        board_.terrain.assign(static_cast<std::size_t>(board_.rows * board_.width()), Terrain::plain);
        const auto rows = json.items(static_cast<std::size_t>(board_.rows));
        for (int line = 0; line < board_.rows; ++line) {
            const JsonReader& row = rows[static_cast<std::size_t>(line)];
            const std::string text = row.text();
            if (text.size() != static_cast<std::size_t>(board_.width())) {
                row.fail(say("problem.board.row-length", {number(board_.width())}));
                return;
            }
            for (int x = 0; x < board_.width(); ++x) {
                const MapCell at{static_cast<std::int16_t>(x), static_cast<std::int16_t>(board_.rows - 1 - line)};
                const auto sign = signs.find(text[static_cast<std::size_t>(x)]);
                if (sign == std::string_view::npos) {
                    row.fail(say("problem.board.sign", {part(coordinatesOf(board_, at))}));
                    return;
                }
                board_.terrain[static_cast<std::size_t>(board_.indexOf(at))] = static_cast<Terrain>(sign);
            }
        }
    }

    MapRiver readRiver(const JsonReader& json) const {
        json.noKeysBut({"id", "name", "course", "from", "to", "joins"});
        MapRiver river;
        river.id = filled(json["id"]);
        river.name = names(json["name"]);
        for (const JsonReader& item : fewItems(json["course"])) river.course.push_back(cell(item));
        if (river.course.empty()) json["course"].fail(say("problem.empty"));
        if (json.has("from")) river.from = json["from"].id<Compass>(compassIds);
        if (json.has("to")) river.to = json["to"].id<Compass>(compassIds);
        if (json.has("joins")) river.joins = cell(json["joins"]);
        return river;
    }

    void readSettlement(const JsonReader& json) {
        json.exactKeys({"id", "kind", "at", "name"});
        board_.settlements.push_back(
            {filled(json["id"]), json["kind"].id<MapSettlement::Kind>(kindIds), cell(json["at"]), names(json["name"])});
    }

    void readGoal(const JsonReader& json) {
        json.exactKeys({"villages", "towns", "cities"});
        const int most = static_cast<int>(board_.terrain.size());
        board_.goal = {json["villages"].integer(0, most), json["towns"].integer(0, most),
                       json["cities"].integer(0, most)};
    }

    // In the order of the settlements, whatever that of the file.
    void readPiles(const JsonReader& json) {
        std::set<std::string> unknown;
        for (std::string& id : json.keys()) unknown.insert(std::move(id));
        for (const MapSettlement& one : board_.settlements) {
            if (unknown.erase(one.id) > 0) board_.piles.push_back({one.id, json[one.id].id<MapPile::Edge>(edgeIds)});
        }
        for (const std::string& id : unknown) json[id].fail(say("problem.unknown-key", {literal(id)}));
    }

    std::span<const MarkKind> marks_;
    BoardMap board_;
};

using OrderedJson = nlohmann::ordered_json;

// On one line, with blanks as people write them.
std::string spaced(const OrderedJson& json) {
    if (!json.is_structured()) return json.dump();
    std::string text;
    for (const auto& [key, value] : json.items()) {
        if (!text.empty()) text += ", ";
        if (json.is_object()) text.append(OrderedJson(key).dump()).append(": ");
        text += spaced(value);
    }
    return (json.is_object() ? '{' : '[') + text + (json.is_object() ? '}' : ']');
}

OrderedJson write(const BothNames& name) { return {{"hu", name.hu}, {"en", name.en}}; }

OrderedJson write(const BoardMap& board, const std::vector<MapCell>& cells) {
    OrderedJson list = OrderedJson::array();
    for (const MapCell cell : cells) list.push_back(nameOf(board, cell));
    return list;
}

OrderedJson writeTerrain(const BoardMap& board) {
    OrderedJson rows = OrderedJson::array();
    for (int y = board.rows - 1; y >= 0; --y) {
        std::string row;
        for (int x = 0; x < board.width(); ++x) {
            row +=
                signs[static_cast<std::size_t>(board.at({static_cast<std::int16_t>(x), static_cast<std::int16_t>(y)}))];
        }
        rows.push_back(row);
    }
    return rows;
}

OrderedJson write(const BoardMap& board, const MapRiver& river) {
    OrderedJson json{{"id", river.id}, {"name", write(river.name)}, {"course", write(board, river.course)}};
    if (river.from) json["from"] = idOf(*river.from, compassIds);
    if (river.to) json["to"] = idOf(*river.to, compassIds);
    if (river.joins) json["joins"] = nameOf(board, *river.joins);
    return json;
}

OrderedJson writeBoard(const BoardMap& board) {
    OrderedJson json{
        {"id", board.id},
        {"name", write(board.name)},
        {"rows", board.rows},
        {"columns", board.columns},
        {"cellMm", board.cellMm},
        {"sheet", board.sheet},
        {"goal", {{"villages", board.goal.villages}, {"towns", board.goal.towns}, {"cities", board.goal.cities}}},
        {"terrain", writeTerrain(board)},
        {"rivers", OrderedJson::array()},
        {"settlements", OrderedJson::array()},
        {"giftPiles", OrderedJson::object()}};
    for (const MapRiver& river : board.rivers) json["rivers"].push_back(write(board, river));
    for (const MapSettlement& one : board.settlements) {
        json["settlements"].push_back({{"id", one.id},
                                       {"kind", idOf(one.kind, kindIds)},
                                       {"at", nameOf(board, one.at)},
                                       {"name", write(one.name)}});
    }
    for (const MapPile& pile : board.piles) json["giftPiles"][pile.settlement] = idOf(pile.edge, edgeIds);
    json["start"] = write(board, board.start);
    for (const MapMark& mark : board.marks) json[mark.key] = nameOf(board, mark.at);
    return json;
}

}  // namespace

Expected<BoardMap> readBoardMap(const nlohmann::json& json, std::span<const MarkKind> marks) {
    std::optional<Problem> issue;
    BoardMap board = Reader(marks).read(JsonReader(json, issue));
    if (issue) return unexpected(std::move(*issue));
    return board;
}

std::string writeBoardFile(const BoardMap& board) {
    std::string text;
    const OrderedJson json = writeBoard(board);
    for (const auto& [key, value] : json.items()) {
        text.append(text.empty() ? "{\n " : ",\n ").append(OrderedJson(key).dump()).append(": ");
        const bool byLine = key == "terrain" || key == "rivers" || key == "settlements";
        if (!byLine || value.empty()) {
            text += spaced(value);
            continue;
        }
        std::string lines;
        for (const OrderedJson& item : value) lines.append(lines.empty() ? "[\n  " : ",\n  ").append(spaced(item));
        text.append(lines).append("\n ]");
    }
    return text + "\n}\n";
}

}  // namespace intrika::boards
