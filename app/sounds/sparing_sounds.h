// Many things at once are heard as some: a deal rustles, it does not rattle.
#pragma once

#include "app/sounds/sounds.h"

#include <array>
#include <deque>
#include <optional>

namespace intrika::sounds {

class SparingSounds : public Sounds {
public:
    static constexpr long long betweenSameMs = 85;
    static constexpr std::size_t mostInASecond = 9;

    // `out` outlives it, or is replaced.
    explicit SparingSounds(Sounds& out, Clock clock = machineClock()) : out_(&out), clock_(std::move(clock)) {}

    void setOut(Sounds& out) { out_ = &out; }
    void play(Sound sound) override;
    void setGain(double gain) override { out_->setGain(gain); }

private:
    Sounds* out_;
    Clock clock_;
    std::array<std::optional<long long>, soundNames.size()> last_;  // when each was heard
    std::deque<long long> heard_;                                   // within the last second
};

}  // namespace intrika::sounds
