// What a frame of motion costs, in the processor's time of the window's thread.
#pragma once

#include <vector>
#include "app/measure/room.h"

namespace intrika::session {
struct GameKind;
}

namespace intrika::measure {

struct FrameCosts {
    std::vector<double> turning;  // ms a frame, 30 cards that turn at once on a table of 1920 x 1080, ascending
    std::vector<double> moving;   // the same while 1 to 6 cards move
};

// Shows a window for some seconds.
FrameCosts measureFrames(const GameKind& kind);

// The same for a map that is zoomed and panned with pieces on it, of a game that is played on boards.
std::vector<double> measureMap(const GameKind& kind);

}  // namespace intrika::measure
