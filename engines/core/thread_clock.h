// The processor time that this thread was given: for measurements in which busy neighbours count little.
#pragma once

#include <time.h>

namespace intrika {

inline double threadSeconds() {  // since some moment
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

}  // namespace intrika
