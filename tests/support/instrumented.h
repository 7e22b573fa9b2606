// Whether a sanitizer looks on: it makes a program some ten times as slow, and hunts for other faults than rare
// positions.
#pragma once

namespace intrika {

#ifdef INTRIKA_INSTRUMENTED
inline constexpr bool isInstrumented = true;
#else
inline constexpr bool isInstrumented = false;
#endif

// For times that are promised.
inline constexpr double slowdown = isInstrumented ? 10 : 1;

}  // namespace intrika
