// How much was learnt from, and how well it was foreseen.
#pragma once

#include <cstdint>

namespace intrika::learning {

struct Progress {
    int games = 0;
    std::int64_t positions = 0;
    double lossOfChances = 0;  // sums over what was learnt
    double lossOfMoves = 0;
    std::int64_t moveLists = 0;
};

}  // namespace intrika::learning
