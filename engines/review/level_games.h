// What bots of a level lose a decision, measured over games among themselves: the figures of assets/review.
#pragma once

#include "engines/bots/level.h"
#include "engines/review/level_figures.h"
#include "engines/review/room.h"
#include "engines/session/game_kind.h"

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <vector>

namespace intrika::review {

struct LevelOrder {
    const GameKind* game = nullptr;
    Level level = Level::normal;
    std::string options = "{}";  // as in BotGame
    int games = 1;
    std::uint64_t seed = 1;
    std::uint32_t botIterations = 0;  // 0: those of the level
    std::uint32_t iterations = 0;     // for a decision; 0: as many as a review usually has
};

// The weighty decisions of one of a game's seats, for so a person is rated.
using LevelGame = std::vector<WeighedDecision>;

// The seats take turns. `tell` has each game as it was gone through.
void goThrough(const LevelOrder& order, const std::function<void(const LevelGame&)>& tell);

LossCounts countsOf(std::span<const LevelGame> games);

struct MeanLoss {
    int decisions = 0;
    double loss = 0;   // a decision, on the average
    double error = 0;  // standard error of that; the decisions of one game hang together
};
MeanLoss meanLossOf(std::span<const LevelGame> games);

}  // namespace intrika::review
