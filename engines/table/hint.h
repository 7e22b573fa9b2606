// What a strong player would do, in words.
#pragma once

#include "engines/bots/thinking.h"
#include "engines/core/choice.h"
#include "engines/table/room.h"

#include <optional>
#include <vector>

namespace intrika::table {

// The best moves of a hint, best first.
struct Hint {
    struct Line {
        MoveKey key;
        Text move;
        std::optional<float> expected;  // 0..1; none where it was not searched
        bool asGood = false;            // as the first: they differ by less than such a search errs
    };
    Seat seat = noSeat;
    std::vector<Line> lines;
    Text why;  // of the first; may be empty
};

// The few best of what a bot weighed while it was asked this.
std::vector<Hint::Line> linesOf(const Advice& advice, const Prompt& asked);

}  // namespace intrika::table
