// The belief of whoever sees everything: with it a search tells what a position is worth with all cards open. No seat
// has it while a game goes on (session/hindsight.h).
#pragma once

#include "engines/core/rng.h"
#include "engines/core/seat.h"

#include <optional>

namespace intrika::bots {

template <class Rules>
class KnownTruth {
public:
    explicit KnownTruth(const typename Rules::State& truth) : truth_(truth) {}
    const typename Rules::State& truth(Rng&) const { return truth_; }
    std::optional<typename Rules::Move> computed(Seat, Rng&) const { return std::nullopt; }
    static bool isComputed(const typename Rules::Move&) { return false; }

private:
    typename Rules::State truth_;
};

}  // namespace intrika::bots
