// Puzzles as the program carries them (assets/puzzles): two lines each, what it is and the puzzle itself, so that a
// list of many is there at once, and whoever shows one reads that one alone.
#pragma once

#include "engines/core/problem.h"
#include "engines/review/puzzle.h"
#include "engines/review/room.h"
#include "engines/session/games.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace intrika::review {

struct PuzzleHead {
    int seats = 0;
    int moves = 0;  // that there are to choose from
    Difficulty difficulty = Difficulty::hard;
    bool operator==(const PuzzleHead&) const = default;
};
Expected<PuzzleHead> readPuzzleHead(std::string_view line);

// Both lines, each with its end. Without the reason, which follows from the record, in any language.
std::string writePuzzle(const Puzzle& puzzle);

// Ready to be shown: its record was replayed, the best move is one of its seat's, and every legal move has its share.
// Not in it: the difficulty, which is in the head.
struct OpenPuzzle {
    Puzzle puzzle;
    std::unique_ptr<Session> session;  // before the choice
    std::vector<MoveKey> moves;        // in the order of the shares
    MoveKey best;
};
// The Problem: what is wrong with it, and where.
Expected<OpenPuzzle> readPuzzle(std::string_view line, const Games& games);

}  // namespace intrika::review
