// Which puzzles somebody tried on this computer, and on how many days in a row the day's one was solved.
#pragma once

#include "engines/core/problem.h"
#include "engines/saves/room.h"

#include <QDate>
#include <QString>

#include <map>
#include <optional>
#include <set>
#include <string>

namespace intrika::saves {

struct PuzzleTries {
    int tries = 0;  // until it was solved
    bool isSolved = false;
    bool operator==(const PuzzleTries&) const = default;
};

class PuzzleDiary {
public:
    const PuzzleTries& of(const std::string& puzzle) const;  // by its name in PuzzleBook
    // What comes after it was solved counts no more. `day`: whose puzzle it is, if that is the day on which it was
    // tried.
    void note(const std::string& puzzle, bool isRight, std::optional<QDate> day);

    // Days in a row up to this one on which the day's puzzle was solved; one that is not solved yet breaks no row.
    int streak(const QDate& today) const;

    bool operator==(const PuzzleDiary&) const = default;

private:
    friend std::string writeDiary(const PuzzleDiary& diary);
    friend Expected<PuzzleDiary> readDiary(const std::string& text);
    std::map<std::string, PuzzleTries> puzzles_;
    std::set<QDate> days_;
};

std::string writeDiary(const PuzzleDiary& diary);
Expected<PuzzleDiary> readDiary(const std::string& text);

// As it is kept; empty where there is none. The Problem: it is damaged, or cannot be read.
struct KeptDiary {
    PuzzleDiary diary;
    std::optional<Problem> problem;
};
KeptDiary keptDiary();
std::optional<Problem> layDiaryAside();  // so that another can be begun
std::optional<Problem> keepDiary(const PuzzleDiary& diary);

}  // namespace intrika::saves
