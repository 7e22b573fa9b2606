// All games of the house, in the order of games.cmake. For programs alone: they hand the list to whoever needs it.
#pragma once

#include "engines/session/games.h"

namespace intrika {

const Games& allGames();

}  // namespace intrika
