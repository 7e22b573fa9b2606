#include "app/play/pace.h"

#include <algorithm>

namespace intrika {
namespace {

constexpr int leastReplayPause = 600;

}  // namespace

int pauseMs(Speed speed) {
    switch (speed) {
        case Speed::slow:
            return 1200;
        case Speed::normal:
            return 800;
        case Speed::fast:
            return 300;
        case Speed::off:
            return 0;
    }
    return 0;
}

int replayPauseMs(Speed speed) {
    return speed == Speed::off ? leastReplayPause : std::min(pauseMs(speed), leastReplayPause);
}

}  // namespace intrika
