// Puzzles: positions from bots' games in which one move is much better than all others.
#pragma once

#include "engines/bots/appraisal.h"
#include "engines/core/problem.h"
#include "engines/core/text.h"
#include "engines/review/room.h"
#include "engines/session/record.h"

#include <cstdint>
#include <stop_token>
#include <string>

namespace intrika::review {

struct Puzzle {
    Record record;     // of what happened before; shown by the seat's view alone
    int event = 0;     // how many events that are
    Seat seat = 0;     // whose choice it is
    std::string best;  // in the notation, one line
    double share = 0;  // that it leaves the seat
    double next = 0;   // that the second best would
    Text why;          // as a bot explains it
};

struct PuzzleOrder {
    const GameKind* game = nullptr;
    std::uint64_t seed = 1;
    std::uint32_t iterations = Effort{}.iterations;  // of each of the searches that must agree
    int games = 50;                                  // that are looked through at most
    std::stop_token stop = {};
};

// By so much the one move is better.
inline constexpr double puzzleLead = 0.2;
inline constexpr int puzzleSeeds = 6;

// The Problem: there was none in so many games, or it was stopped.
Expected<Puzzle> makePuzzle(const PuzzleOrder& order);

}  // namespace intrika::review
