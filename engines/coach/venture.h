// Whether to declare victory: a chance that is computed, not searched for.
#pragma once

#include "engines/coach/belief.h"

#include <optional>

namespace intrika::coach {

struct Venture {
    Victory victory{};
    SeatSet named;
    float chance = 0;  // of being right
};

// The declaration that is right most often in truths as the seat believes them; none: it may declare nothing.
std::optional<Venture> bestVenture(const Belief& belief, Seat seat, Rng& rng);

// From which chance on it is better to declare than to wait: less and less, as others come nearer to their own.
float chanceWorthTaking(const Board& board);

}  // namespace intrika::coach
