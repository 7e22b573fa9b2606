#include "app/sounds/sparing_sounds.h"

#include <chrono>

namespace intrika::sounds {
namespace {

constexpr long long secondMs = 1000;

}  // namespace

Clock machineClock() {
    return [] {
        const auto now = std::chrono::steady_clock::now().time_since_epoch();
        return static_cast<long long>(std::chrono::duration_cast<std::chrono::milliseconds>(now).count());
    };
}

void SparingSounds::play(Sound sound) {
    const long long now = clock_();
    auto& last = last_.at(static_cast<std::size_t>(sound));
    while (!heard_.empty() && now - heard_.front() >= secondMs) heard_.pop_front();
    const bool tooSoon = last && now - *last < betweenSameMs;
    if (tooSoon || heard_.size() >= mostInASecond) return;
    last = now;
    heard_.push_back(now);
    out_->play(sound);
}

}  // namespace intrika::sounds
