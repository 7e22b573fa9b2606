// intrika-cli bench: how fast the engines are, one line of JSON a game.
#pragma once

#include "app/cli/room.h"
#include "engines/session/game_kind.h"

#include <vector>

namespace intrika::cli {

struct BenchOrder {
    std::vector<const GameKind*> games;
    int seats = 0;       // 0: each game's usual number
    double seconds = 5;  // for each game, about
};
void runBench(const BenchOrder& order);  // prints on standard output

}  // namespace intrika::cli
