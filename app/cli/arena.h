// intrika-cli arena: a match between bots, its figures as one line of JSON; or a part of one, for `merge`.
#pragma once

#include "app/cli/match.h"
#include "app/cli/room.h"
#include "engines/core/problem.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace intrika::cli {

struct ArenaOrder {
    const GameKind* game = nullptr;
    std::string options = "{}";        // JSON, as the notation has them
    std::vector<PlayerKind> entrants;  // one for each seat, or two for the sides of a game; nobody human
    int seats = 0;                     // where entrants play sides; 0: every entrant has a seat
    int games = 1;
    int jobs = 1;  // games that are played at the same time
    std::uint64_t seed = 1;
    std::optional<Shard> shard;                 // only so much of it; nullopt: all of it
    std::optional<std::uint32_t> milliseconds;  // how long a search thinks, of its thread's processor time
    std::optional<std::uint32_t> iterations;    // how many it does; then the result is the same for every `jobs`
    std::function<void(const Problem&)> warn;   // an external bot failed; one call at a time, from any thread
};

// Prints on standard output. The Problem: this game cannot be dealt with these options and this number of seats.
Expected<void> runArena(const ArenaOrder& order);

}  // namespace intrika::cli
