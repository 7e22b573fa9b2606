// intrika-cli rate: how strong the levels are, on Elo's scale, a line of JSON for each game.
#pragma once

#include "app/cli/room.h"
#include "engines/core/problem.h"
#include "engines/session/game_kind.h"

#include <cstdint>
#include <string>
#include <vector>

namespace intrika::cli {

struct RateOrder {
    std::vector<const GameKind*> kinds;
    std::string options = "{}";
    int seats = 0;  // 0: as few as the game takes
    int games = 1;  // of each kind
    int jobs = 1;
    std::uint64_t seed = 1;
};

// In each game levels are drawn for the seats, or for the sides of a game that has two; each two of them that met have
// met once, whoever has the better place won. The Problem: not with these options and this number of seats.
Expected<void> runRate(const RateOrder& order);

}  // namespace intrika::cli
