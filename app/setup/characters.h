// Which temperaments bots have at a table.
#pragma once

#include "app/setup/room.h"
#include "engines/saves/seat_info.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace intrika::setup {

// One for each seat, every kind as often as another, in a random order; the same for the same seed.
std::vector<Temperament> drawTemperaments(std::size_t seats, std::uint64_t seed);

// Bots that may have one and have none get one.
void giveTemperaments(std::vector<SeatInfo>& seats, std::uint64_t seed);

}  // namespace intrika::setup
