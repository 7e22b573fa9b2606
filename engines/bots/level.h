// Who plays a seat, and how well.
#pragma once

#include "engines/bots/temperament.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace intrika::bots {

enum class Level : std::uint8_t { random, easy, normal, strong, master };

// From the weakest.
inline constexpr std::array allLevels{Level::random, Level::easy, Level::normal, Level::strong, Level::master};

std::string_view nameOf(Level level);
std::optional<Level> levelNamed(std::string_view name);

// Levels are iterations, not seconds, so that a slow laptop plays the same game; time is only a cap.
struct Budget {
    std::uint32_t iterations = 0;
    std::uint32_t milliseconds = 2000;  // 0: no cap, for repeatable runs
    // How much worse than the best one a move may look and still be played now and then; 0: always the best one.
    float temperature = 0;
    int threads = 1;
    std::uint32_t patience = 1;  // times the cap of the game's heuristics
    bool holdsBack = false;      // with a net, so far that the level above wins more (strongNetIterations)
    bool isExact = false;        // somebody named the iterations or the time: no cap of the heuristics holds
    // What the milliseconds are counted in. A thread's own time is fair between bots of a match on a busy machine; it
    // begins where the job is made, so that thread must run it too.
    enum class Clock : std::uint8_t { wall, thread } clock = Clock::wall;
};
Budget budgetOf(Level level);  // for one thread
Budget budgetOfAdvice();       // of hints and reviews: that of `strong`, who holds nothing back here

// Who sits there: a person, one of our bots, or an external program ("exec:PROGRAM"). Matches also know yardsticks,
// with the budget of their level, which nobody is offered at a table: the search of the textbooks
// (engines/bots/textbook.h), and ours without what it has learnt.
struct PlayerKind {
    enum class Is : std::uint8_t { human, bot, external, textbook, untaught } is = Is::human;
    Level level = Level::normal;
    std::string program;
    Temperament temperament = Temperament::plain;  // of a bot that searches
    bool operator==(const PlayerKind&) const = default;
};
std::optional<PlayerKind> playerKindNamed(std::string_view name);  // "human", "strong:bold", "exec:./bot.py"
std::optional<PlayerKind> yardstickNamed(std::string_view name);   // "textbook", "untaught"
std::string nameOf(const PlayerKind& kind);

// A bot of chance alone, people and programs have none of ours.
bool mayHaveTemperament(const PlayerKind& kind);

}  // namespace intrika::bots
