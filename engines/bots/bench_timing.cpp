#include "engines/bots/bench_timing.h"

#include <time.h>

#include <algorithm>
#include <array>

namespace intrika {

double threadSeconds() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

double medianOfFive(const std::function<double()>& measure) {
    std::array<double, 5> found{};
    for (double& figure : found) figure = measure();
    std::nth_element(found.begin(), found.begin() + 2, found.end());
    return found[2];
}

}  // namespace intrika
