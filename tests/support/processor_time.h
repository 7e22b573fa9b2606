// The processor time of the whole program: a bound on it holds on a loaded machine too.
#pragma once

#include <ctime>

namespace intrika {

inline double processMs() { return 1000.0 * static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

}  // namespace intrika
