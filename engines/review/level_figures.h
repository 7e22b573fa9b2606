// What bots of each level lose, decision by decision, and whose losses somebody's are like.
//
// Naive Bayes over binned losses: a decision speaks for a level as often as bots of that level lost as much where as
// much was at stake; all levels are equally likely before. What was at stake says nothing by itself, so a game of dull
// positions is not taken for a strong one.
#pragma once

#include "engines/bots/level.h"
#include "engines/review/review.h"
#include "engines/review/room.h"

#include <nlohmann/json_fwd.hpp>

#include <array>
#include <cstddef>
#include <span>
#include <string_view>
#include <vector>

namespace intrika::review {

// One that was weighty.
struct WeighedDecision {
    double stake = 0;  // what the worst move would have lost
    double loss = 0;   // what the chosen one lost
};
WeighedDecision weighed(const Decision& decision);

// From which stake, and which loss, a decision counts in a bin; below the first of the losses: none was proven.
inline constexpr std::array stakesFrom{inaccuracyFrom, mistakeFrom, blunderFrom, 2 * blunderFrom};
inline constexpr std::array lossesFrom{0.0, 1e-9, inaccuracyFrom, mistakeFrom, blunderFrom};

// How many decisions were so, by stake and loss.
using LossCounts = std::array<std::array<int, lossesFrom.size()>, stakesFrom.size()>;
void count(LossCounts& counts, const WeighedDecision& decision, int times = 1);
// How likely the loss is where so much is at stake. Every bin counts half a decision more (Jeffreys), so what was not
// seen is not impossible.
double chanceOf(const LossCounts& counts, const WeighedDecision& decision);

struct LevelFigure {
    Level level = Level::random;
    LossCounts losses{};
};
using LevelFigures = std::vector<LevelFigure>;  // from the weakest

// Of one game in the file of the figures; without levels where it is no such object.
LevelFigures readLevelFigures(const nlohmann::json& json);
nlohmann::ordered_json writeLevelFigures(const LevelFigures& figures);

// As measured over many games (docs/review.md); empty: this game was not.
const LevelFigures& levelFigures(std::string_view game);

// Each level's probability.
std::vector<double> probabilities(const LevelFigures& figures, std::span<const WeighedDecision> decisions);

// With this probability the levels that are named are the right ones.
inline constexpr double sureEnough = 0.8;

// The level that loses so, or the two neighbours between which it lies; empty: the decisions do not tell.
std::vector<Level> levelsLosing(const LevelFigures& figures, std::span<const WeighedDecision> decisions);

}  // namespace intrika::review
