// How the points came to be, round by round.
#pragma once

#include "app/play/room.h"
#include "engines/table/table.h"

#include <vector>

namespace intrika::play {

// A round is what the tableau's headline names; points are those on the plates, as everybody sees them, and in the end
// those of the result.
struct RoundScores {
    Text round;               // the headline; empty at the beginning
    int at = 0;               // how many events had happened when it ended
    std::vector<int> scores;  // by seat
    bool operator==(const RoundScores&) const = default;
};

// The beginning first. Precondition: the game is over.
std::vector<RoundScores> scoreHistory(const Table& table);

}  // namespace intrika::play
