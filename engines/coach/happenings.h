// What is said of each thing that happens in the Coach, and how it looks.
#pragma once

#include "engines/coach/told.h"

namespace intrika::coach {

// One line of the log. Empty: not worth one.
Text sentenceOf(const Told& redacted);
Motion motionOf(const Told& redacted);

}  // namespace intrika::coach
