// How much a test tries of what is drawn at random: all where a change is judged ($CI), or where somebody has the time
// ($INTRIKA_LONG); else as much as one likes to wait for.
#pragma once

#include <cstdlib>

namespace intrika {

inline bool isThorough() { return std::getenv("CI") != nullptr || std::getenv("INTRIKA_LONG") != nullptr; }

}  // namespace intrika
