// How much a test tries of what is drawn at random: all where a change is judged ($CI), or where somebody has the time
// ($INTRIKA_LONG); else as much as one likes to wait for.
#pragma once

#include <QtGlobal>

namespace intrika {

inline bool isLong() { return qEnvironmentVariableIntValue("INTRIKA_LONG") != 0; }
inline bool isThorough() { return qEnvironmentVariableIsSet("CI") || isLong(); }

}  // namespace intrika
