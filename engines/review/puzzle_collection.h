// Many puzzles of a game, as varied as it is: numbers of seats, options, kinds of moves. No two are from one game.
#pragma once

#include "engines/review/puzzle.h"
#include "engines/review/room.h"

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace intrika::review {

// Of a hundred at most so many may have the same best move, the same kind of move, or be found by whoever hardly looks.
struct Variety {
    int ofAMove = 15;
    int ofAKind = 60;
    int easy = 40;
};

struct CollectionOrder {
    const GameKind* game = nullptr;
    int count = 100;
    std::uint64_t seed = 1;
    std::string options = "{}";  // those that are not to be drawn
    int mostSeats = 0;           // 0: as many as the game allows
    Variety variety;
    Level level = Level::normal;  // these as in PuzzleOrder
    std::size_t moves = 4;
    double from = 0;
    std::uint32_t iterations = Effort{}.iterations;
    std::stop_token stop = {};
    std::function<void(const Puzzle&)> tell = {};  // whenever one more was found
};

// Fewer only if it was stopped. The same order gives the same puzzles.
std::vector<Puzzle> collected(const CollectionOrder& order);

// Whether so many puzzles would be varied enough with this one.
bool isFresh(const std::vector<Puzzle>& puzzles, const Puzzle& more, int count, const Variety& variety = {});

}  // namespace intrika::review
