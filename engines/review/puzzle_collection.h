// Many puzzles of a game, as varied as it is: numbers of seats, options, kinds of moves. No two are from one game.
#pragma once

#include "engines/review/puzzle.h"
#include "engines/review/room.h"

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace intrika::review {

struct CollectionOrder {
    const GameKind* game = nullptr;
    int count = 100;
    std::uint64_t seed = 1;
    std::string options = "{}";  // those that are not to be drawn
    int mostSeats = 0;           // 0: as many as the game allows
    std::uint32_t iterations = Effort{}.iterations;
    std::stop_token stop = {};
    std::function<void(const Puzzle&)> tell = {};  // whenever one more was found
};

// Fewer only if it was stopped. The same order gives the same puzzles.
std::vector<Puzzle> collected(const CollectionOrder& order);

// Whether so many puzzles would be varied enough with this one: no move, no kind of move and no difficulty has more
// than its part of them.
bool isFresh(const std::vector<Puzzle>& puzzles, const Puzzle& more, int count);

}  // namespace intrika::review
