// A match between bots, game by game.
#pragma once

#include "app/cli/room.h"
#include "engines/bots/level.h"
#include "engines/core/problem.h"
#include "engines/core/result.h"
#include "engines/session/game_kind.h"
#include "engines/session/session.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace intrika::cli {

struct Entrant {
    PlayerKind kind;  // nobody human
    Budget budget;
};

// One of so many parts that are played apart, and put together again by mergeShards; counted from 1.
struct Shard {
    int number = 1;
    int of = 1;
    bool has(int index) const { return index % of == number - 1; }
};

// Who sits in each seat of this game, as an index into the entrants.
using Seating = std::function<std::vector<std::size_t>(const Session& dealt, int index)>;

struct MatchOrder {
    const GameKind* game = nullptr;
    std::string options = "{}";  // JSON, as the notation has them
    int seats = 0;
    int games = 1;  // of all shards
    int jobs = 1;   // games that are played at the same time
    std::uint64_t seed = 1;
    Shard shard;
    std::vector<Entrant> entrants;
    Seating seating;
    std::function<void(const Problem&)> warn;  // an external bot failed; one call at a time, from any thread
};

struct PlayedGame {
    int index = 0;
    std::vector<std::size_t> seating;  // entrant by seat
    Result result;
    int decisions = 0;
    std::vector<int> moves;       // by entrant
    std::vector<double> seconds;  // that an entrant thought
};

// The first deal, of which it can be seen what is dealt. The Problem: not with these options and this number of seats.
Expected<std::unique_ptr<Session>> trialDeal(const MatchOrder& order);

// After a trial deal. By index. Whatever is random in a game follows from the seed and its index, for any number of
// jobs and shards.
std::vector<PlayedGame> playMatch(const MatchOrder& order);

}  // namespace intrika::cli
