// Whatever a lesson's file holds, it is read or it is said why not; what was read can be dealt and played as it is
// told, or it is said what is wrong in it.
#include "engines/session/lesson.h"
#include "engines/session/game_kind.h"
#include "tests/fuzz/promises.h"
#include "tests/support/all_games.h"
#include "tests/support/engine_rooms.h"

using namespace intrika;
using namespace intrika::fuzz;

namespace {

void guideThrough(const Lesson& lesson) {
    const auto session = openRecord(lesson.record);
    must(session.has_value());
    must(lesson.learner < (*session)->seatCount() && lesson.steps.size() <= mostLessonSteps);
    for (const LessonStep& step : lesson.steps) {
        must(step.at >= 0 && step.at <= (*session)->stepCount());
        const Tableau tableau = (*session)->tableau(lesson.learner, step.at);
        const auto& faces = (*session)->kind().faces;
        for (const LessonMark& mark : step.points) must(!picksOf(mark, tableau, faces).empty());
        for (const LessonStep::Instead& other : step.instead) picksOf(other.when, tableau, faces);
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto lesson = parseLesson(textIn(data, size), allGames());
    if (!isRead(lesson)) return 0;
    if (const auto wrong = wrongInLesson(*lesson)) {
        mustBeTold(*wrong, lesson->record.game->id);
    } else {
        guideThrough(*lesson);
    }
    return 0;
}
