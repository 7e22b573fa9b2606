// What a whole review comes to.
#pragma once

#include "engines/bots/level.h"
#include "engines/review/review.h"

#include <optional>
#include <string_view>
#include <vector>

namespace intrika::review {

// What changed the chances.
enum class Cause : std::uint8_t {
    chance,     // what was drawn
    decision,   // it lost a proven part of the win
    hidden,     // a choice that others did not see
    uncovering  // what came to light: by what all knew it was as good as any
};
std::string_view nameOf(Cause cause);

struct TurningPoint {
    int event = 0;
    Cause cause = Cause::chance;
    Observer seat;  // whoever decided; none: chance
    Shares change;  // of the true chances, by seat
};

struct Rating {
    int decisions = 0;           // that were weighty
    double loss = 0;             // a decision, on the average
    std::optional<Level> level;  // that loses about as much; none: no decisions, or no figures of this game
};

struct Summary {
    Shares result;  // what each seat got beyond a fair part: luck and skill together
    Shares luck;
    Shares skill;
    std::vector<Rating> rating;
    std::vector<TurningPoint> turningPoints;  // the greatest five at most, as they came
};

// Precondition: complete.
Summary summaryOf(const Review& review);

// By level, the mean loss of a weighty decision, as measured over many games (docs/review.md); none: not measured.
struct LevelLoss {
    Level level;
    double loss;
};
std::vector<LevelLoss> levelLosses(std::string_view game);

}  // namespace intrika::review
