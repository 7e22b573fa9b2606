// How what happens in The King Is Dead is told and seen. From what is redacted for an observer comes what that observer
// may know.
#pragma once

#include "engines/succession/told.h"

namespace intrika::succession {

Text sentenceOf(const Told& redacted);  // one line of the log
Motion motionOf(const Told& redacted);

}  // namespace intrika::succession
