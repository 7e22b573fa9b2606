// What is said of each thing that happens and how it looks, from what the observer may know of it.
#pragma once

#include "engines/core/happening.h"
#include "engines/schemes/told.h"

namespace intrika::schemes {

Text sentenceOf(const Told& redacted);  // empty: not worth a line
Motion motionOf(const Told& redacted);

}  // namespace intrika::schemes
