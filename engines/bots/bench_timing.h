// How measurements are taken: in the time that the processor gives this thread, so that busy neighbours count little.
#pragma once

#include "engines/core/thread_clock.h"

#include <functional>

namespace intrika::bots {

// The median of five measurements.
double medianOfFive(const std::function<double()>& measure);

// How much is done in a second; each call of `work` answers how much it did. Takes `seconds` to twice as long: asking
// for the time costs as much as many a call, so it is asked after 1, 2, 4, ... calls.
template <class Work>
double ratePerSecond(double seconds, Work work) {
    const double begin = threadSeconds();
    double done = 0;
    double passed = 0;
    for (int calls = 1; passed < seconds; calls *= 2) {
        for (int call = 0; call < calls; ++call) done += static_cast<double>(work());
        passed = threadSeconds() - begin;
    }
    return done / passed;
}

// Keeps the compiler from dropping a computation whose result nobody reads.
template <class Value>
void mustCompute(const Value& value) {
    asm volatile("" : : "r"(&value) : "memory");
}

}  // namespace intrika::bots
