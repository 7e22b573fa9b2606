// Whether somebody has waited so long that they may look elsewhere when they are asked.
#pragma once

#include "app/sounds/sounds.h"

#include <optional>
#include <utility>

namespace intrika::sounds {

class LongWait {
public:
    static constexpr long long longMs = 6000;

    explicit LongWait(Clock clock = machineClock()) : clock_(std::move(clock)) {}

    void begin() {  // others think; what is said again changes nothing
        if (!since_) since_ = clock_();
    }
    bool end() {  // somebody is asked; was it long?
        const auto since = std::exchange(since_, std::nullopt);
        return since && clock_() - *since >= longMs;
    }

private:
    Clock clock_;
    std::optional<long long> since_;
};

}  // namespace intrika::sounds
