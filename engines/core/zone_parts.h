// Zones of a tableau and what is written on them, made alike by every game.
#pragma once

#include "engines/core/tableau.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace intrika {

// With words of its own, `id`-none, where there is nothing to count.
inline Text counted(const std::string& id, int count, std::vector<TextArg> args = {}) {
    return count == 0 ? say(id + "-none", std::move(args)) : say(id, std::move(args), count);
}

inline Zone makeZone(ZoneId id, Shape shape, Area area, Text label = {}) {
    Zone made;
    made.id = id;
    made.shape = shape;
    made.area = area;
    made.label = std::move(label);
    return made;
}

// How much of the whole is done, from 0 to 1 (`Tableau::progress`).
inline double shareOf(int done, int whole) {
    return whole <= 0 ? 0 : std::clamp(static_cast<double>(done) / whole, 0.0, 1.0);
}

// A game's SeatZone names the hand among others, and its `zone(which, seat)` gives each seat's zone an id.
template <class SeatZone>
Zone makeSeatZone(SeatZone which, Seat seat, Shape shape, Text label = {}) {
    const Area area = which == SeatZone::hand ? Area::hand : Area::seat;
    Zone made = makeZone(zone(which, seat), shape, area, std::move(label));
    made.owner = seat;
    return made;
}

}  // namespace intrika
