// What a whole review comes to.
#pragma once

#include "engines/bots/level.h"
#include "engines/review/level_figures.h"
#include "engines/review/review.h"
#include "engines/session/deputies.h"

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
    int decisions = 0;  // that were weighty
    double loss = 0;    // a decision, on the average
    // That lose so: one, or two neighbours between which it lies; empty: too few decisions, or no figures of this game.
    std::vector<Level> levels;
    std::vector<WeighedDecision> weighed;  // what they were found by
};

struct Summary {
    Shares result;  // what each seat got beyond a fair part: luck and skill together
    Shares luck;
    Shares skill;
    std::vector<Rating> rating;
    std::vector<TurningPoint> turningPoints;  // the greatest five at most, as they came
};

// Precondition: complete. Ratings leave out what a deputy decided in a person's place.
Summary summaryOf(const Review& review, const Deputies& deputies = {});

}  // namespace intrika::review
