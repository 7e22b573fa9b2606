// Which generation takes the place of the best one before it.
#pragma once

#include "engines/learning/duel.h"

namespace intrika::learning {

// The tally counts a fair share as 1, for any number of seats: so many times as much a generation must win. Between two
// that is 55 of 100 games.
inline constexpr double gateShare = 1.1;
inline constexpr int gateGames = 400;  // by quick searches

inline bool passesGate(const Tally& tally) { return tally.mean() >= gateShare; }

}  // namespace intrika::learning
