#include "app/puzzles/puzzle_desk.h"

namespace intrika::puzzles {

std::optional<Problem> PuzzleDesk::refresh() {
    KeptDiary kept = keptDiary();
    diary_ = std::move(kept.diary);
    return kept.problem;
}

std::optional<Problem> PuzzleDesk::note(const PuzzlePlace& place, bool isRight, std::optional<QDate> day) {
    const auto unread = refresh();
    if (unread) {
        if (auto problem = layDiaryAside()) return problem;
    }
    diary_.note(book_.nameOf(place), isRight, day);
    auto problem = keepDiary(diary_);
    return problem ? problem : unread;
}

}  // namespace intrika::puzzles
