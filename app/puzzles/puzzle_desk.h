// The book of puzzles with a diary beside it: what is today's, what was solved.
#pragma once

#include "app/puzzles/puzzle_book.h"
#include "app/puzzles/room.h"
#include "engines/saves/puzzle_diary.h"

#include <QDate>

#include <functional>
#include <optional>
#include <utility>

namespace intrika::puzzles {

class PuzzleDesk {
public:
    using Calendar = std::function<QDate()>;
    PuzzleDesk(PuzzleBook book, Calendar today) : book_(std::move(book)), today_(std::move(today)) {}

    const PuzzleBook& book() const { return book_; }
    QDate today() const { return today_(); }
    void readAhead() const { book_.readAhead(today()); }
    std::optional<PuzzlePlace> todays() const { return book_.ofDay(today()); }
    // Another window of the program may have written into the diary. The Problem: it cannot be read, and is empty here.
    std::optional<Problem> refresh();
    const PuzzleTries& triesOf(const PuzzlePlace& place) const { return diary_.of(book_.nameOf(place)); }
    int streak() const { return diary_.streak(today()); }

    // `day`: whose puzzle it was when it was begun; none: from the archive. The Problem: it could not be kept, or what
    // was there was damaged, so that it was laid aside and another begun.
    std::optional<Problem> note(const PuzzlePlace& place, bool isRight, std::optional<QDate> day);

private:
    PuzzleBook book_;
    Calendar today_;
    PuzzleDiary diary_;
};

}  // namespace intrika::puzzles
