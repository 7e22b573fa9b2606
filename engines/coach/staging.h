// The decisive moments of the Coach as the stage tells them: how a fight ends, and how a declared victory does.
#pragma once

#include "engines/coach/told.h"
#include "engines/coach/view.h"
#include "engines/core/stage.h"

#include <span>

namespace intrika::coach {

// Each is empty where nothing of its kind was told.
StageScript fightStage(const View& before, std::span<const Narrated<Told>> redacted);
StageScript declarationStage(const View& before, std::span<const Narrated<Told>> redacted);

}  // namespace intrika::coach
