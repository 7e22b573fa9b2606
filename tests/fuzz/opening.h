// What is done with a record that was read, by the window and by the command line.
#pragma once

#include "engines/session/record.h"
#include "tests/support/engine_rooms.h"

namespace intrika::fuzz {

// Opened as far as it goes and looked at with all eyes; what is reached is a record again, and opens again.
void mustOpenOrTell(const Record& record);

}  // namespace intrika::fuzz
