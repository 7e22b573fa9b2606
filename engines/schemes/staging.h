// The end of a round column by column, as the stage tells it.
#pragma once

#include "engines/core/stage.h"
#include "engines/schemes/told.h"

#include <span>

namespace intrika::schemes {

// Empty where no round ends.
StageScript roundStage(std::span<const Narrated<Told>> redacted);

}  // namespace intrika::schemes
