#include "engines/session/lesson.h"

#include "engines/boards/board_map.h"
#include "engines/core/json_text.h"
#include "engines/core/json_tools.h"
#include "engines/core/map_place.h"
#include "engines/session/game_kind.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>

namespace intrika::session {
namespace {

// In the order of the enumerations.
constexpr std::array<std::string_view, 3> wantNames{"next", "move", "any"};
constexpr std::array<std::string_view, 6> areaNames{"centre", "inner", "front", "seat", "hand", "result"};
constexpr std::array<std::string_view, 9> shapeNames{"row", "fan", "stack", "column",  "ring",
                                                     "rim", "gap", "map",   "standing"};
constexpr int mostPlaces = 1000;

LessonMark readMark(const JsonReader& reader, int seats) {
    reader.noKeysBut({"face", "area", "shape", "seat", "place", "zone"});
    LessonMark mark;
    if (reader.has("face")) mark.face = reader["face"].text();
    if (reader.has("area")) mark.area = reader["area"].id<Area>(areaNames);
    if (reader.has("shape")) mark.shape = reader["shape"].id<Shape>(shapeNames);
    if (reader.has("seat")) mark.seat = static_cast<Seat>(reader["seat"].integer(0, seats - 1));
    if (reader.has("place")) mark.place = static_cast<std::uint16_t>(reader["place"].integer(0, mostPlaces));
    if (reader.has("zone")) mark.zone = reader["zone"].integer(0, mostPlaces);
    return mark;
}

LessonStep readStep(const JsonReader& reader, const Record& record) {
    reader.noKeysBut({"at", "wants", "says", "refuses", "points", "instead"});
    const auto seats = static_cast<int>(record.seats.size());
    LessonStep step;
    step.at = reader["at"].integer(0, static_cast<int>(record.events.size()));
    step.says = reader["says"].text();
    if (reader.has("wants")) step.wants = reader["wants"].id<LessonStep::Wants>(wantNames);
    if (step.wants == LessonStep::Wants::move) step.refuses = reader["refuses"].text();
    for (const JsonReader& mark : reader["points"].items()) step.points.push_back(readMark(mark, seats));
    if (!reader.has("instead")) return step;
    for (const JsonReader& other : reader["instead"].items()) {
        other.exactKeys({"when", "says"});
        step.instead.push_back({readMark(other["when"], seats), other["says"].text()});
    }
    return step;
}

bool fits(const LessonMark& mark, const Zone& zone) {
    return (!mark.area || *mark.area == zone.area) && (!mark.shape || *mark.shape == zone.shape);
}

bool fits(const LessonMark& mark, const Zone& zone, const Piece& piece, const std::vector<std::string>& faces) {
    if (mark.place && *mark.place != piece.place) return false;
    if (mark.seat != noSeat && mark.seat != zone.owner && mark.seat != piece.owner) return false;
    return mark.face.empty() || (piece.face < faces.size() && faces[piece.face] == mark.face);
}

bool namesEmptyPlace(const LessonMark& mark, const Zone& zone) {
    if (!mark.place || !mark.face.empty() || !mark.shape) return false;
    if (zone.shape == Shape::map) return zone.board != nullptr && cellOf(*mark.place) < int(zone.board->terrain.size());
    return isRound(zone.shape) && *mark.place < zone.places;
}

bool isPlate(const LessonMark& mark) {
    return mark.seat != noSeat && mark.face.empty() && !mark.area && !mark.shape && !mark.place;
}

Problem wrongAt(const std::string& place, std::string what) {
    return {Problem::Code::badValue, place, -1, say(std::move(what))};
}

std::string placeOf(std::size_t step) { return "/steps/" + std::to_string(step); }

// Whether the learner decides right after `at` events.
bool asksLearner(const Session& session, const Lesson& lesson, int at) {
    return session.toAct(at).mayAct(lesson.learner);
}

std::optional<Problem> wrongStep(const Lesson& lesson, const Session& session, std::size_t index) {
    const LessonStep& step = lesson.steps[index];
    const std::string place = placeOf(index);
    if (index > 0 && step.at < lesson.steps[index - 1].at) return wrongAt(place + "/at", "problem.lesson-order");
    const bool wantsMove = step.wants != LessonStep::Wants::next;
    const bool hasMove = step.at < session.stepCount() && asksLearner(session, lesson, step.at);
    if (wantsMove && !hasMove) return wrongAt(place + "/wants", "problem.lesson-move");
    const Tableau tableau = session.tableau(lesson.learner, step.at);
    for (std::size_t mark = 0; mark < step.points.size(); ++mark) {
        if (!picksOf(step.points[mark], tableau, session.kind().faces).empty()) continue;
        return wrongAt(place + "/points/" + std::to_string(mark), "problem.lesson-mark");
    }
    return std::nullopt;
}

std::optional<Problem> silentDecision(const Lesson& lesson, const Session& session) {
    for (int at = 0; at < session.stepCount(); ++at) {
        const bool told = std::any_of(lesson.steps.begin(), lesson.steps.end(), [at](const LessonStep& step) {
            return step.at == at && step.wants != LessonStep::Wants::next;
        });
        if (!told && asksLearner(session, lesson, at)) {
            return wrongAt("/record/events/" + std::to_string(at), "problem.lesson-silent");
        }
    }
    return std::nullopt;
}

// The learner's free decisions, tried out one at a time.
std::optional<Problem> spoiltByFreedom(const Lesson& lesson, const Session& session, std::size_t index) {
    const LessonStep& step = lesson.steps[index];
    if (step.wants != LessonStep::Wants::any) return std::nullopt;
    for (const MoveKey& key : session.legalMoves(lesson.learner, step.at)) {
        Record other = lesson.record;
        const nlohmann::json event{{"seat", lesson.learner}, {"move", session.moveJson(lesson.learner, key, step.at)}};
        other.events[static_cast<std::size_t>(step.at)] = lineOfJson(event);
        if (!openRecord(other)) return wrongAt(placeOf(index) + "/wants", "problem.lesson-free");
    }
    return std::nullopt;
}

}  // namespace

std::vector<Pick> picksOf(const LessonMark& mark, const Tableau& tableau, const std::vector<std::string>& faces) {
    if (isPlate(mark)) return {{Pick::On::seat, noZone, mark.seat}};
    std::vector<Pick> picks;
    int zones = 0;
    for (const Zone& zone : tableau.zones) {
        if (!fits(mark, zone)) continue;
        std::vector<Pick> inZone;
        for (const Piece& piece : zone.pieces) {
            if (!fits(mark, zone, piece, faces)) continue;
            inZone.push_back(isRound(zone.shape) || mark.place ? Pick{Pick::On::place, zone.id, piece.place}
                                                               : Pick{Pick::On::face, zone.id, piece.face});
        }
        if (inZone.empty() && namesEmptyPlace(mark, zone)) inZone.push_back({Pick::On::place, zone.id, *mark.place});
        if (inZone.empty() || (mark.zone && zones++ != *mark.zone)) continue;
        picks.insert(picks.end(), inZone.begin(), inZone.end());
    }
    return picks;
}

bool isSameThing(const Pick& one, const Pick& other, const Tableau& tableau) {
    if (one == other) return true;
    const Zone* zone = one.zone == other.zone ? zoneIn(tableau, one.zone) : nullptr;
    const auto means = [](const Pick& pick, const Piece& piece) {
        if (pick.on == Pick::On::face) return pick.value == piece.face;
        return pick.on == Pick::On::place && pick.value == piece.place;
    };
    return zone != nullptr && std::any_of(zone->pieces.begin(), zone->pieces.end(),
                                          [&](const Piece& piece) { return means(one, piece) && means(other, piece); });
}

Expected<Lesson> parseLesson(std::string_view text, const Games& games) {
    const auto json = parseJson(text);
    if (!json) return unexpected(json.error());
    std::optional<Problem> issue;
    const JsonReader reader(*json, issue);
    reader.exactKeys({"record", "learner", "steps"});
    if (issue) return unexpected(std::move(*issue));
    auto record = parseRecord(lineOfJson(reader["record"].json()), games);
    if (!record) {
        record.error().place = "/record" + record.error().place;
        return unexpected(std::move(record.error()));
    }
    Lesson lesson{std::move(*record), 0, {}};
    lesson.learner = static_cast<Seat>(reader["learner"].integer(0, static_cast<int>(lesson.record.seats.size()) - 1));
    for (const JsonReader& step : reader["steps"].items()) lesson.steps.push_back(readStep(step, lesson.record));
    if (lesson.steps.empty() || lesson.steps.size() > mostLessonSteps) {
        reader["steps"].fail(say("problem.lesson-length", {number(mostLessonSteps)}));
    }
    if (issue) return unexpected(std::move(*issue));
    return lesson;
}

std::optional<Problem> wrongInLesson(const Lesson& lesson) {
    const auto session = openRecord(lesson.record);
    if (!session) {
        Problem problem = session.error();
        problem.place = "/record" + problem.place;
        return problem;
    }
    for (std::size_t index = 0; index < lesson.steps.size(); ++index) {
        if (auto problem = wrongStep(lesson, **session, index)) return problem;
        if (auto problem = spoiltByFreedom(lesson, **session, index)) return problem;
    }
    return silentDecision(lesson, **session);
}

}  // namespace intrika::session
