// A bot's job, done on the thread that asks.
#pragma once

#include "engines/bots/thinking.h"
#include "tests/support/engine_rooms.h"

#include <atomic>

namespace intrika {

inline Advice runNow(Thinking& job) {
    std::atomic<float> share;
    return job.run({}, share);
}

}  // namespace intrika
