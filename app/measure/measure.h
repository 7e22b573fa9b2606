// `--measure`: the program's figures on this machine, so that anybody can repeat them.
#pragma once

#include "app/launch/launch.h"
#include "app/measure/room.h"

namespace intrika::measure {

// Starts this program over and over, beside an empty window of the same run, and prints one line of JSON a figure.
Printout measureAll(const Games& games);

// What one of those starts does instead of being played with.
Printout runProbe(const Probing& probing, const Games& games);

}  // namespace intrika::measure
