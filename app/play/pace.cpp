#include "app/play/pace.h"

#include <algorithm>
#include <cmath>

namespace intrika::play {
namespace {

constexpr int leastReplayPause = 250;
constexpr double shrinks = 0.55, motionShrinks = 0.85, leastMotion = 0.5;

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

int restMs(Pace pace, int before) { return static_cast<int>(pauseMs(pace) * std::pow(shrinks, before)); }

double motionShare(int before) { return std::max(leastMotion, std::pow(motionShrinks, before)); }

int replayPauseMs(Pace pace) { return std::max(leastReplayPause, pauseMs(pace) * 3 / 4); }

}  // namespace intrika::play
