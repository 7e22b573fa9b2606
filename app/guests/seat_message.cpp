#include "app/guests/seat_message.h"

#include "app/guests/chip_path.h"
#include "app/guests/face_pictures.h"
#include "app/guests/message_reader.h"
#include "engines/core/json_text.h"
#include "engines/table/winners.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace intrika::guests {
namespace {

using Json = nlohmann::json;

constexpr std::array<std::string_view, 9> shapeNames{"row", "fan", "stack", "column",  "ring",
                                                     "rim", "gap", "map",   "standing"};
constexpr std::array<std::string_view, 6> areaNames{"centre", "inner", "front", "seat", "hand", "result"};
constexpr std::array<std::string_view, 4> markNames{"none", "glowing", "faint", "spent"};
constexpr std::array<std::string_view, 4> onNames{"face", "place", "seat", "word"};
constexpr std::size_t longestLog = 200;

template <class Names, class Value>
std::string nameIn(const Names& names, Value value) {
    return std::string(names[static_cast<std::size_t>(value)]);
}

// Puts one seat's message together.
class Writer {
public:
    Writer(const Table& table, Seat seat, const FacePictures& pictures, const Words& words)
        : table_(table), seat_(seat), pictures_(pictures), words_(words) {}

    Json state(int ask, const Attendance& attendance) const {
        const Tableau tableau = table_.tableau(seat_);
        Json state = tableauJson(tableau);
        state["kind"] = "state";
        state["step"] = table_.stepCount();
        state["ask"] = ask;
        state["you"] = seat_;
        state["seats"] = seatsJson(tableau, attendance);
        const ToAct asked = table_.asked();
        const bool isAsked = asked.mayAct(seat_) && table_.humans().contains(seat_);
        state["prompt"] = isAsked ? promptJson(table_.prompt(seat_)) : Json();
        state["waitingFor"] = Json::array();
        if (asked.kind == ToAct::Kind::seats) {
            for (const Seat seat : asked.seats) state["waitingFor"].push_back(seat);
        }
        state["log"] = logJson();
        state["over"] = overJson();
        state["takeBack"] = orNull(table_.whyNoTakeBack(seat_));
        state["hints"] = {{"may", isAsked}, {"used", table_.hintsUsed().at(seat_)}};
        state["notebook"] = notebookJson();
        return state;
    }

    std::string said(const Text& text) const { return words_.say(text).toStdString(); }
    Json orNull(const Text& text) const { return text.empty() ? Json() : Json(said(text)); }

private:
    static Json orNull(Seat seat) { return seat == noSeat ? Json() : Json(seat); }
    std::string colourOf(Seat seat) const {
        return seat < table_.seatCount() ? table_.seatInfo(seat).colour : std::string();
    }
    Json faceJson(FaceId face, Seat owner) const {
        return face == noFace ? Json() : Json(pictures_.index(face, colourOf(owner)));
    }
    static Json zoneRef(ZoneId zone) { return zone == noZone ? Json() : Json(zone); }

    Json tableauJson(const Tableau& tableau) const {
        Json json{{"headline", said(tableau.headline)},
                  {"subline", said(tableau.subline)},
                  {"rule", tableau.rule},
                  {"progress", tableau.progress},
                  {"seating", tableau.seating == Seating::round ? "round" : "opposite"},
                  {"zones", Json::array()},
                  {"labels", Json::array()},
                  {"links", Json::array()}};
        for (const Zone& zone : tableau.zones) json["zones"].push_back(zoneJson(zone));
        for (const Label& label : tableau.labels) {
            json["labels"].push_back({{"zone", zoneRef(label.zone)},
                                      {"place", label.place},
                                      {"emblem", faceJson(label.emblem, label.owner)},
                                      {"text", said(label.text)},
                                      {"owner", orNull(label.owner)}});
        }
        for (const Link& link : tableau.links) {
            json["links"].push_back({{"from", link.from}, {"to", link.to}, {"text", said(link.text)}});
        }
        return json;
    }

    Json zoneJson(const Zone& zone) const {
        Json json{{"id", zone.id},
                  {"shape", nameIn(shapeNames, zone.shape)},
                  {"area", nameIn(areaNames, zone.area)},
                  {"owner", orNull(zone.owner)},
                  {"around", zoneRef(zone.around)},
                  {"places", zone.places},
                  {"closed", zone.closed},
                  {"line", zone.line},
                  {"label", said(zone.label)},
                  {"detail", said(zone.detail)},
                  {"caption", said(zone.caption)},
                  {"pieces", Json::array()}};
        for (const Piece& piece : zone.pieces) {
            json["pieces"].push_back({{"face", faceJson(piece.face, piece.owner)},
                                      {"value", piece.face},
                                      {"place", piece.place},
                                      {"owner", orNull(piece.owner)},
                                      {"mark", nameIn(markNames, piece.mark)},
                                      {"name", said(piece.name)}});
        }
        return json;
    }

    Json seatsJson(const Tableau& tableau, const Attendance& attendance) const {
        Json seats = Json::array();
        for (int at = 0; at < table_.seatCount(); ++at) {
            const auto seat = static_cast<Seat>(at);
            const SeatInfo& info = table_.seatInfo(seat);
            const bool isPhone = attendance.phones.contains(seat);
            Json json = chipJson(info.colour);
            json["seat"] = seat;
            json["name"] = info.name.toStdString();
            json["kind"] = !table_.humans().contains(seat) ? "bot" : isPhone ? "phone" : "laptop";
            json["here"] = !isPhone || attendance.here.contains(seat);
            json["plate"] = nullptr;
            for (const Plate& plate : tableau.plates) {
                if (plate.seat == seat) json["plate"] = plateJson(plate);
            }
            seats.push_back(std::move(json));
        }
        return seats;
    }

    Json plateJson(const Plate& plate) const {
        Json json{{"score", plate.score ? Json(*plate.score) : Json()},
                  {"handSize", plate.handSize},
                  {"emblem", faceJson(plate.emblem, plate.seat)},
                  {"badges", Json::array()},
                  {"toAct", plate.toAct},
                  {"tracks", Json::array()}};
        for (const Text& badge : plate.badges) json["badges"].push_back(said(badge));
        for (const Track& track : plate.tracks) {
            json["tracks"].push_back({{"emblem", faceJson(track.emblem, plate.seat)},
                                      {"value", track.value},
                                      {"most", track.most},
                                      {"name", said(track.name)}});
        }
        return json;
    }

    static Json pickJson(const Pick& pick) {
        return {{"on", nameIn(onNames, pick.on)}, {"zone", zoneRef(pick.zone)}, {"value", pick.value}};
    }

    Json choiceJson(const Choice& choice) const {
        Json json{{"key", hexOf(choice.key)},        {"picks", Json::array()},        {"text", said(choice.text)},
                  {"cost", said(choice.cost)},       {"detail", said(choice.detail)}, {"way", choice.way},
                  {"warning", said(choice.warning)}, {"risky", choice.risky}};
        for (const Pick& pick : choice.picks) json["picks"].push_back(pickJson(pick));
        return json;
    }

    Json promptJson(const Prompt& prompt) const {
        Json json{{"question", said(prompt.question)},
                  {"rule", prompt.rule},
                  {"secret", prompt.secret},
                  {"confirm", prompt.confirm},
                  {"silence", prompt.silence ? Json(hexOf(*prompt.silence)) : Json()},
                  {"choices", Json::array()},
                  {"words", Json::array()},
                  {"standIns", Json::array()}};
        for (const Choice& choice : prompt.choices) json["choices"].push_back(choiceJson(choice));
        for (const Text& word : prompt.words) json["words"].push_back(said(word));
        for (const StandIn& standIn : prompt.standIns) {
            json["standIns"].push_back({{"there", pickJson(standIn.there)}, {"meant", pickJson(standIn.meant)}});
        }
        return json;
    }

    // From the seat's own last decision on, its outcome included.
    Json logJson() const {
        Json log = Json::array();
        const int from = std::max(0, table_.lastTurnOf(seat_) - 1);
        QString round = words_.say(table_.tableau(seat_, from).headline);
        for (int step = from; step < table_.stepCount(); ++step) {
            for (const Happening& happening : table_.happenings(step, seat_)) {
                addLine(log, step, happening.actor, happening.sentence);
            }
            for (const SpokenLine& line : table_.lines(step, seat_)) {
                addLine(log, step, line.speaker, say("line.said", {person(line.speaker), part(line.words)}));
            }
            const QString now = words_.say(table_.tableau(seat_, step + 1).headline);
            if (std::exchange(round, now) == now) continue;
            log.push_back({{"step", step}, {"text", now.toStdString()}, {"seat", nullptr}, {"heading", true}});
        }
        if (log.size() > longestLog) log.erase(log.begin(), log.end() - static_cast<std::ptrdiff_t>(longestLog));
        return log;
    }
    void addLine(Json& log, int step, Seat actor, const Text& sentence) const {
        if (sentence.empty()) return;
        const bool isSomebody = actor < table_.seatCount();
        log.push_back({{"step", step},
                       {"text", said(sentence)},
                       {"seat", isSomebody ? Json(actor) : Json()},
                       {"heading", false}});
    }

    Json overJson() const {
        if (!table_.isOver()) return {};
        const Result result = table_.result();
        const Tableau tableau = table_.tableau(spectator);
        Json ranks = Json::array();
        for (const auto& tied : result.ranking()) {
            for (const Seat seat : tied) {
                const bool counts = seat < tableau.plates.size() && tableau.plates[seat].score.has_value();
                ranks.push_back({{"seat", seat},
                                 {"place", result.places[seat] + 1},
                                 {"score", counts ? Json(result.scores[seat]) : Json()}});
            }
        }
        return {{"headline", said(winnersOf(table_))}, {"ranks", std::move(ranks)}};
    }

    Json notebookJson() const {
        const Notebook notebook = table_.kind().keepsNotebook ? table_.notebook(seat_) : Notebook();
        if (notebook.empty()) return {};
        Json json{{"groups", Json::array()}, {"rows", Json::array()}, {"looks", Json::array()}};
        for (const Notebook::Group& group : notebook.groups) {
            Json things = Json::array();
            for (const Notebook::Thing& thing : group.things) {
                things.push_back({{"face", faceJson(thing.face, noSeat)}, {"name", said(thing.name)}});
            }
            json["groups"].push_back({{"title", said(group.title)}, {"things", std::move(things)}});
        }
        for (const Notebook::Row& row : notebook.rows) {
            Json findings = Json::array();
            for (const Verdict& verdict : row.findings) {
                findings.push_back({{"least", verdict.least}, {"most", verdict.most}});
            }
            json["rows"].push_back(
                {{"seat", orNull(row.seat)}, {"name", said(row.name)}, {"findings", std::move(findings)}});
        }
        for (const Notebook::Look& look : notebook.looks) {
            json["looks"].push_back({{"step", look.step}, {"text", said(look.text)}});
        }
        return json;
    }

    const Table& table_;
    Seat seat_;
    const FacePictures& pictures_;
    const Words& words_;
};

}  // namespace

std::string stateMessage(const Table& table, Seat seat, int ask, const Attendance& attendance,
                         const FacePictures& pictures, const Words& words) {
    return lineOfJson(Writer(table, seat, pictures, words).state(ask, attendance));
}

std::string whyNotMessage(const Table& table, Seat seat, int ask, std::span<const Pick> picks, const Words& words) {
    const std::string text = words.say(table.whyNot(seat, picks)).toStdString();
    return lineOfJson({{"kind", "whyNot"}, {"ask", ask}, {"text", text}});
}

std::string hintMessage(const Hint& hint, int ask, const Words& words) {
    Json lines = Json::array();
    for (const Hint::Line& line : hint.lines) {
        lines.push_back({{"key", hexOf(line.key)},
                         {"text", words.say(line.move).toStdString()},
                         {"expected", line.expected ? Json(*line.expected) : Json()}});
    }
    return lineOfJson(
        {{"kind", "hint"}, {"ask", ask}, {"lines", std::move(lines)}, {"why", words.say(hint.why).toStdString()}});
}

}  // namespace intrika::guests
