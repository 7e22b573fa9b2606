// Puzzles: positions from bots' games in which one move is much better than all others.
#pragma once

#include "engines/bots/appraisal.h"
#include "engines/bots/level.h"
#include "engines/core/problem.h"
#include "engines/core/text.h"
#include "engines/review/room.h"
#include "engines/session/record.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace intrika::review {

// How often a bot of level `easy`, which hardly looks ahead, finds the move: always, now and then, never.
enum class Difficulty : std::uint8_t { easy, medium, hard };
inline constexpr std::array<std::string_view, 3> difficultyNames{"easy", "medium", "hard"};

struct Puzzle {
    Record record;     // of what happened before; shown by the seat's view alone
    int event = 0;     // how many events that are
    Seat seat = 0;     // whose choice it is
    std::string best;  // in the notation, one line
    double share = 0;  // that it leaves the seat
    double next = 0;   // that the second best would
    Text why;          // as a bot explains it
    // By the legal moves as the session lists them, what each leaves the seat; negative: it was not looked at.
    std::vector<double> shares;
    Difficulty difficulty = Difficulty::hard;
};

struct PuzzleOrder {
    const GameKind* game = nullptr;
    int seats = 0;               // as in BotGame
    std::string options = "{}";  // likewise
    // Of the bots whose game it is: good enough for sensible positions, weak enough for games to have turns.
    Level level = Level::normal;
    std::uint64_t seed = 1;
    std::size_t moves = 4;                           // that there are to choose from at least
    double from = 0;                                 // part of a game's events that are not looked at
    std::uint32_t iterations = Effort{}.iterations;  // of each of the searches that must agree
    int games = 50;                                  // that are looked through at most
    std::stop_token stop = {};
    // Whether it would be welcome; asked of a likely one without shares and record, before the searches that must
    // agree, for these cost most.
    std::function<bool(const Puzzle&)> wants = {};
};

// By so much the one move is better.
inline constexpr double puzzleLead = 0.2;
inline constexpr int puzzleSeeds = 6;

// The Problem: there was none in so many games, or it was stopped.
Expected<Puzzle> makePuzzle(const PuzzleOrder& order);

}  // namespace intrika::review
