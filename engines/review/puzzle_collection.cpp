#include "engines/review/puzzle_collection.h"

#include "engines/core/json_text.h"
#include "engines/core/rng.h"
#include "engines/session/game_kind.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <utility>

namespace intrika::review {
namespace {

// Half of the options stand as they do by default: people know that game best.
std::string drawnOptions(const GameKind& game, const std::string& fixed, Rng& rng) {
    nlohmann::json options = knownJson(fixed);
    for (const OptionSpec& spec : game.options) {
        const bool isUsual = rng.below(2) == 0;
        const std::uint32_t value = rng.below(static_cast<std::uint32_t>(spec.values.size()));
        if (isUsual || options.contains(spec.key)) continue;
        options[spec.key] = spec.json(spec.values[value]);
    }
    return lineOfJson(options);
}

std::string kindOf(const Puzzle& puzzle) { return knownJson(puzzle.best).value("type", std::string()); }

}  // namespace

bool isFresh(const std::vector<Puzzle>& puzzles, const Puzzle& more, int count, const Variety& variety) {
    const auto hasRoom = [&](int most, auto isAlike) {
        const auto alike = std::count_if(puzzles.begin(), puzzles.end(), isAlike);
        return alike * 100 < static_cast<std::ptrdiff_t>(most) * count;
    };
    return hasRoom(variety.ofAMove, [&](const Puzzle& each) { return each.best == more.best; }) &&
           hasRoom(variety.ofAKind, [&](const Puzzle& each) { return kindOf(each) == kindOf(more); }) &&
           (more.difficulty != Difficulty::easy ||
            hasRoom(variety.easy, [](const Puzzle& each) { return each.difficulty == Difficulty::easy; }));
}

std::vector<Puzzle> collected(const CollectionOrder& order) {
    const GameKind& game = *order.game;
    const int most = order.mostSeats == 0 ? game.maxSeats : std::min(order.mostSeats, game.maxSeats);
    std::vector<Puzzle> puzzles;
    Rng rng(order.seed);
    while (static_cast<int>(puzzles.size()) < order.count && !order.stop.stop_requested()) {
        PuzzleOrder one;
        one.game = &game;
        one.seats = game.minSeats + static_cast<int>(rng.below(static_cast<std::uint32_t>(most - game.minSeats + 1)));
        one.options = drawnOptions(game, order.options, rng);
        one.seed = rng.next();
        one.iterations = order.iterations;
        one.level = order.level;
        one.moves = order.moves;
        one.from = order.from;
        one.games = 1;
        one.stop = order.stop;
        one.wants = [&](const Puzzle& puzzle) { return isFresh(puzzles, puzzle, order.count, order.variety); };
        auto puzzle = makePuzzle(one);
        if (!puzzle) continue;
        puzzles.push_back(std::move(*puzzle));
        if (order.tell) order.tell(puzzles.back());
    }
    return puzzles;
}

}  // namespace intrika::review
