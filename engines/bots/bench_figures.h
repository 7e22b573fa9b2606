// What `bench` measures of a game; times in nanoseconds.
#pragma once

#include <cstddef>

namespace intrika::bots {

struct BenchFigures {
    int seats = 0;
    double decisionsPerGame = 0;
    double decisionsPerSecond = 0;
    double gamesPerSecond = 0;
    double copyNs = 0, legalMovesNs = 0, playNs = 0, viewNs = 0, determinizeNs = 0;
    std::size_t positionBytes = 0;
    double iterationsPerSecond = 0;
    double simulatedDecisionsPerSecond = 0;
};

}  // namespace intrika::bots
