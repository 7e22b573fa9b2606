// How measurements are taken.
#pragma once

#include <chrono>
#include <functional>

namespace intrika {

// The median of five measurements.
double medianOfFive(const std::function<double()>& measure);

// How much is done in a second; each call of `work` answers how much it did.
template <class Work>
double ratePerSecond(double seconds, Work work) {
    const auto begin = std::chrono::steady_clock::now();
    double done = 0;
    std::chrono::duration<double> passed{};
    do {
        done += static_cast<double>(work());
        passed = std::chrono::steady_clock::now() - begin;
    } while (passed.count() < seconds);
    return done / passed.count();
}

// Keeps the compiler from dropping a computation whose result nobody reads.
template <class Value>
void mustCompute(const Value& value) {
    asm volatile("" : : "r"(&value) : "memory");
}

}  // namespace intrika
