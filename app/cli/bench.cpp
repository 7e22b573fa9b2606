#include "app/cli/bench.h"

#include "app/cli/report.h"
#include "engines/bots/bench_timing.h"

#include <nlohmann/json.hpp>

#include <iostream>

namespace intrika::cli {
namespace {

// Nanoseconds of one step of a fixed integer mix, each step needing the last: the pace of the machine.
double calibrationNs() {
    constexpr int steps = 1'000'000;
    std::uint64_t x = 0x9E3779B97F4A7C15u;
    const double rate = medianOfFive([&x] {
        return ratePerSecond(0.02, [&x] {
            for (int step = 0; step < steps; ++step) {
                x ^= x << 13;
                x ^= x >> 7;
                x ^= x << 17;
            }
            mustCompute(x);
            return steps;
        });
    });
    return 1e9 / rate;
}

nlohmann::ordered_json lineFor(const GameKind& game, const BenchFigures& figures) {
    return {{"game", game.id},
            {"seats", figures.seats},
            {"decisionsPerGame", figures.decisionsPerGame},
            {"decisionsPerSecond", figures.decisionsPerSecond},
            {"gamesPerSecond", figures.gamesPerSecond},
            {"copyNs", figures.copyNs},
            {"legalMovesNs", figures.legalMovesNs},
            {"playNs", figures.playNs},
            {"viewNs", figures.viewNs},
            {"determinizeNs", figures.determinizeNs},
            {"positionBytes", figures.positionBytes},
            {"iterationsPerSecond", figures.iterationsPerSecond},
            {"simulatedDecisionsPerSecond", figures.simulatedDecisionsPerSecond},
            {"calibrationNs", calibrationNs()}};
}

}  // namespace

void runBench(const BenchOrder& order) {
    for (const GameKind* game : order.games) {
        const int seats = order.seats > 0 ? order.seats : game->usualSeats;
        printLine(lineFor(*game, game->bench(seats, order.seconds)));
        std::cout.flush();
    }
}

}  // namespace intrika::cli
