// The goal cards that a seat has won, as the final scoring looks at them.
#pragma once

#include "engines/schemes/cards.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace intrika::schemes {

struct Winnings {
    std::array<std::uint8_t, goalKinds> best{};  // points of the best one of each kind
    int plain = 0;
    int count = 0;

    void add(Goal goal);
    bool has(GoalKind kind) const { return best[static_cast<std::size_t>(kind)] > 0; }
    int missing() const;  // kinds
    int ofSet() const;    // points of the best ones
    int total() const;    // S-90 to S-92
};

}  // namespace intrika::schemes
