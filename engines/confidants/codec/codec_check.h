// Whether a position that was read fits together.
#pragma once

#include "engines/confidants/position/state.h"
#include "engines/core/json_tools.h"

namespace intrika::confidants {

// Cards, wagons and gifts are all there, everybody is where the phase has them, and the game can go on from it.
void checkPosition(const JsonReader& json, const State& state);

}  // namespace intrika::confidants
