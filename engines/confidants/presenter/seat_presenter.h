// What lies before a seat, and what everybody knows of it at a glance.
#pragma once

#include "engines/confidants/position/view.h"
#include "engines/core/tableau.h"

#include <vector>

namespace intrika::confidants {

Zone unitsOf(const OpenState& state, Seat seat);
void addSeatZones(const View& view, Seat seat, std::vector<Zone>& zones);
// E-133: what brought the seat its renown, most first; at the end of the game.
void addReckoning(const OpenState& state, Seat seat, std::vector<Zone>& zones);
Plate plateOf(const View& view, Seat seat);

}  // namespace intrika::confidants
