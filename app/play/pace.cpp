#include "app/play/pace.h"

#include <algorithm>

namespace intrika {
namespace {

constexpr int leastReplayPause = 250;

}  // namespace

int pauseMs(Pace pace) {
    switch (pace) {
        case Pace::slow:
            return 1600;
        case Pace::normal:
            return 800;
        case Pace::fast:
            return 300;
        case Pace::atOnce:
            break;
    }
    return 0;
}

int replayPauseMs(Pace pace) { return std::max(leastReplayPause, pauseMs(pace) * 3 / 4); }

}  // namespace intrika
