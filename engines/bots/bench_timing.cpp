#include "engines/bots/bench_timing.h"

#include <algorithm>
#include <array>

namespace intrika::bots {

double medianOfFive(const std::function<double()>& measure) {
    std::array<double, 5> found{};
    for (double& figure : found) figure = measure();
    std::nth_element(found.begin(), found.begin() + 2, found.end());
    return found[2];
}

}  // namespace intrika::bots
