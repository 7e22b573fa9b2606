// A bot's thought about one decision: all that a table or a command line needs to know of any bot.
#pragma once

#include "engines/core/move_key.h"
#include "engines/core/problem.h"
#include "engines/core/text.h"

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <utility>
#include <vector>

namespace intrika::bots {

struct RatedMove {
    MoveKey key;
    std::uint32_t visits = 0;
    float expected = 0;  // the share of the game that the seat may hope for, 0..1
    bool operator==(const RatedMove&) const = default;
};

struct Advice {
    MoveKey best;
    // Most visited first; without visits what was not searched: a forced move, or one that is computed. Empty where the
    // bot does not weigh (random, external).
    std::vector<RatedMove> rated;
    std::uint64_t iterations = 0;
    std::optional<Problem> problem;  // an external bot failed: `best` is a random legal move instead
};

// A job that holds what one seat knows, and nothing else. Runs on any thread, once.
class Thinking {
public:
    virtual ~Thinking() = default;
    // `share` is set to the part of the work that is done, 0..1. Returns soon after a stop is asked for, with the
    // best move so far.
    virtual Advice run(std::stop_token stop, std::atomic<float>& share) = 0;

    // What that knowledge only refers to must be there as long as the job is.
    void keep(std::shared_ptr<const void> ground) { ground_ = std::move(ground); }

private:
    std::shared_ptr<const void> ground_;
};

}  // namespace intrika::bots
