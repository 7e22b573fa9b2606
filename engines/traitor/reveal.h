// The reveal and the conflict that follows it, as the stage tells them.
#pragma once

#include "engines/core/stage.h"
#include "engines/traitor/told.h"
#include "engines/traitor/view.h"

#include <span>

namespace intrika::traitor {

// Empty where no action cards are turned up.
StageScript revealOf(const View& before, std::span<const Narrated<Told>> redacted);

}  // namespace intrika::traitor
