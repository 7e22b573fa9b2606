// What a strong player would do, in words.
#pragma once

#include "engines/bots/thinking.h"
#include "engines/core/choice.h"

#include <vector>

namespace intrika {

// The best moves of a hint, best first.
struct Hint {
    struct Line {
        MoveKey key;
        Text move;
        float expected = 0;  // 0..1
        float share = 0;     // of the bot's attention, 0..1
    };
    Seat seat = noSeat;
    std::vector<Line> lines;
    Text why;  // of the first; may be empty
};

// The few best of what a bot weighed while it was asked this.
std::vector<Hint::Line> linesOf(const Advice& advice, const Prompt& asked);

}  // namespace intrika
