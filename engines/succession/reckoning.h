// K-91 to K-93: a seat's cards as they were counted at the end, for the result.
#pragma once

#include "engines/core/tableau.h"
#include "engines/succession/state.h"

#include <vector>

namespace intrika::succession {

// A zone for each pair and each single card, with its points.
void addReckoning(const Player& player, Seat seat, std::vector<Zone>& zones);

}  // namespace intrika::succession
