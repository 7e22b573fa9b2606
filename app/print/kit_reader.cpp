// A kit's file: everything that is cut out has a size, and no number is beyond what a table and its paper can take.
#include "app/print/kit.h"
#include "engines/core/json_text.h"
#include "engines/core/json_tools.h"

#include <nlohmann/json.hpp>

#include <QJsonDocument>

#include <array>

namespace intrika::print {
namespace {

constexpr int mostMm = 1000, mostCopies = 999, mostThings = 500, mostFigure = 100, mostDice = 10, mostCoin = 99;
constexpr std::array<std::string_view, 12> kindIds{"cards", "money", "standees", "tokens", "markers",   "boxes",
                                                   "form",  "board", "plan",     "rules",  "flip-test", "calibration"};
constexpr std::array<std::string_view, 2> perIds{"game", "player"};

std::vector<JsonReader> itemsOf(const JsonReader& json) {
    auto items = json.items();
    if (items.size() <= mostThings) return items;
    json.fail(say("problem.too-many-items", {number(mostThings)}));
    return {};
}

QString wordIn(const JsonReader& json) { return QString::fromStdString(json.text()); }

QString wordIn(const JsonReader& json, const char* key) { return json.has(key) ? wordIn(json[key]) : QString(); }

bool truthIn(const JsonReader& json, const char* key) { return json.has(key) && json[key].boolean(); }

double lengthIn(const JsonReader& json, int least) {
    const double mm = json.json().is_number() ? json.json().get<double>() : -1;
    if (mm >= least && mm <= mostMm) return mm;
    json.fail(say("problem.number-range", {number(least), number(mostMm)}));
    return least;
}

QSizeF sizeIn(const JsonReader& json) {
    if (!json.has("size")) return {};
    const auto both = json["size"].items(2);
    return {lengthIn(both[0], 1), lengthIn(both[1], 1)};
}

QStringList wordsIn(const JsonReader& json) {
    QStringList all;
    for (const JsonReader& one : itemsOf(json)) all << wordIn(one);
    return all;
}

KitFace readFace(const JsonReader& json) {
    json.noKeysBut({"face", "back", "copies", "size", "foot", "place", "footMm", "value", "numbered"});
    KitFace face;
    face.face = wordIn(json, "face");
    face.back = wordIn(json, "back");
    if (json.has("copies")) face.copies = json["copies"].integer(0, mostCopies);
    face.size = sizeIn(json);
    face.foot = wordIn(json, "foot");
    face.place = wordIn(json, "place");
    if (json.has("footMm")) face.footMm = lengthIn(json["footMm"], 0);
    if (json.has("value")) face.value = json["value"].integer(0, mostCopies);
    face.numbered = truthIn(json, "numbered");
    return face;
}

KitPart readPart(const JsonReader& json) {
    json.noKeysBut(
        {"id", "kind", "per", "extra", "spare", "size", "back", "coin", "copies", "holds", "cover", "form", "faces"});
    KitPart part;
    part.id = wordIn(json["id"]);
    part.kind = json["kind"].id<PartKind>(kindIds);
    part.perPlayer = json.has("per") && json["per"].id<std::size_t>(perIds) == 1;
    part.extra = truthIn(json, "extra");
    part.spare = truthIn(json, "spare");
    part.size = sizeIn(json);
    part.back = wordIn(json, "back");
    if (json.has("coin")) part.coin = json["coin"].integer(0, mostCoin);
    if (json.has("copies")) part.copies = json["copies"].integer(0, mostCopies);
    if (part.kind == PartKind::boxes) part.holds = wordsIn(json["holds"]);
    part.cover = wordIn(json, "cover");
    part.form = wordIn(json, "form");
    const bool isForm = part.kind == PartKind::form;
    if (isForm && part.size.isEmpty()) json["size"];
    if (!json.has("faces")) return part;
    for (const JsonReader& face : itemsOf(json["faces"])) {
        part.faces.append(readFace(face));
        if (part.isCutOut() && part.size.isEmpty() && part.faces.back().size.isEmpty()) face["size"];
    }
    return part;
}

void checkElement(const JsonReader& json) {
    json.noKeysBut({"at",    "title",  "heading", "text",    "lines", "track", "slot", "plate", "boxes", "sites",
                    "owner", "seats",  "dice",    "cards",   "face",  "name",  "unit", "size",  "from",  "to",
                    "hot",   "figure", "count",   "columns", "aside", "row",   "grid", "rows"});
    for (const JsonReader& length : json["at"].items(4)) lengthIn(length, 0);
    for (const char* key : {"size", "row"}) {
        if (json.has(key)) lengthIn(json[key], 1);
    }
    for (const char* key : {"from", "to", "hot"}) {
        if (json.has(key)) json[key].integer(0, mostFigure);
    }
    for (const char* key : {"count", "columns"}) {
        if (json.has(key)) json[key].integer(1, mostFigure);
    }
    if (json.has("rows")) wordsIn(json["rows"]);
    if (json.has("aside")) json["aside"].integer(0, mostDice);
    if (!json.has("dice")) return;
    for (const JsonReader& die : itemsOf(json["dice"])) die.integer(1, 6);
}

QJsonObject readForms(const JsonReader& json) {
    for (const std::string& form : json.keys()) {
        for (const JsonReader& element : itemsOf(json[form])) checkElement(element);
    }
    return QJsonDocument::fromJson(QByteArray::fromStdString(lineOfJson(json.json()))).object();
}

}  // namespace

Expected<Kit> parseKit(const QString& game, std::string_view text) {
    const auto json = parseJson(text);
    if (!json) return unexpected(json.error());
    std::optional<Problem> issue;
    const JsonReader reader(*json, issue);
    reader.exactKeys({"players", "boards", "colours", "marks", "parts", "forms"});
    Kit kit;
    kit.game = game;
    const auto players = reader["players"].items(2);
    kit.leastPlayers = players[0].integer(fewestPlayers, mostPlayers);
    kit.mostPlayers = players[1].integer(kit.leastPlayers, mostPlayers);
    kit.boards = wordsIn(reader["boards"]);
    kit.colours = wordsIn(reader["colours"]);
    if (kit.colours.size() != kit.mostPlayers) {
        reader["colours"].fail(say("problem.number-range", {number(kit.mostPlayers), number(kit.mostPlayers)}));
    }
    for (const JsonReader& mark : itemsOf(reader["marks"])) {
        const auto both = mark.items(2);
        kit.marks.emplace_back(both[0].text(), both[1].text());
    }
    for (const JsonReader& part : itemsOf(reader["parts"])) kit.parts.append(readPart(part));
    for (const KitPart& part : kit.parts) {
        for (const QString& id : part.holds) {
            const KitPart* held = kit.part(id);
            if (held != nullptr && held->kind == PartKind::cards) continue;  // no box holds boxes, or itself
            reader["parts"].fail(say("print.problem.part", {literal(id.toStdString())}));
        }
    }
    kit.forms = readForms(reader["forms"]);
    if (issue) return unexpected(*issue);
    return kit;
}

}  // namespace intrika::print
