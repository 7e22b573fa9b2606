// The moment in which all characters are turned up, and who robs whom, as the stage tells it.
#pragma once

#include "engines/core/stage.h"
#include "engines/succession/told.h"

#include <span>

namespace intrika::succession {

// Empty where no characters are turned up.
StageScript charactersStage(std::span<const Narrated<Told>> redacted);

}  // namespace intrika::succession
