// How what happens in Traitor is told and seen. From what is redacted for an observer comes what that observer may
// know.
#pragma once

#include "engines/traitor/told.h"

namespace intrika::traitor {

Text sentenceOf(const Told& redacted);  // one line of the log; empty: not worth one
Motion motionOf(const Told& redacted);

}  // namespace intrika::traitor
