// The decisive moments of The Emperor's Confidants as the stage tells them: what was bid, a battle with a band,
// a gift that is drawn.
#pragma once

#include "engines/confidants/position/view.h"
#include "engines/confidants/told/told.h"
#include "engines/core/stage.h"

#include <span>

namespace intrika::confidants {

// Empty where nothing of the kind was told.
StageScript stageOf(const View& before, std::span<const Narrated<Told>> redacted);

}  // namespace intrika::confidants
