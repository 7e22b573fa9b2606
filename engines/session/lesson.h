// A guided first game: a record on a fixed deal, and what is said at which of its events. One file a game.
#pragma once

#include "engines/core/choice.h"
#include "engines/core/tableau.h"
#include "engines/session/record.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace intrika::session {

// Things on the table in the tableau's own terms: all pieces that have everything that is named here.
struct LessonMark {
    std::string face;  // a face's key; empty: any
    std::optional<Area> area;
    std::optional<Shape> shape;
    Seat seat = noSeat;  // whose; alone, it means the person's plate
    std::optional<std::uint16_t> place;
    std::optional<int> zone;  // of those that have such pieces, counted from 0; none: all of them
};

// Empty where nothing fits. A place of a ring, a border or a map is found though nothing lies there.
std::vector<Pick> picksOf(const LessonMark& mark, const Tableau& tableau, const std::vector<std::string>& faces);

// Whether both point at one thing, which has a face and a place.
bool isSameThing(const Pick& one, const Pick& other, const Tableau& tableau);

struct LessonStep {
    enum class Wants : std::uint8_t {
        next,  // it only explains, and the game waits until it was read
        move,  // the learner's move that the record has next
        any    // whatever the learner decides
    };
    // A sentence that depends on how things came about.
    struct Instead {
        LessonMark when;  // something like this lies on the table
        std::string says;
    };

    int at = 0;  // how many events have happened
    Wants wants = Wants::next;
    std::string says;     // the key of its text; the people's names by seat are %1, %2, ...
    std::string refuses;  // why another move would spoil the lesson; only where one move is wanted
    std::vector<LessonMark> points;
    std::vector<Instead> instead;  // the first that fits stands for `says`
};

struct Lesson {
    Record record;
    Seat learner = 0;
    std::vector<LessonStep> steps;  // in the order of their events
};

inline constexpr std::size_t mostLessonSteps = 10;

// {"record": {...}, "learner": 0, "steps": [{"at": 0, "says": "lesson.aim", "points": [{"seat": 0}]}, ...]}
Expected<Lesson> parseLesson(std::string_view text, const Games& games);

// That it can be played as it is told: the record replays; every decision of the learner is asked for; there is always
// something to point at; and whatever the learner does where anything goes, the others' moves stay legal.
std::optional<Problem> wrongInLesson(const Lesson& lesson);

}  // namespace intrika::session
