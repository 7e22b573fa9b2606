// All games of the house, in the order of games.cmake. For programs alone: they hand the list to whoever needs it.
#pragma once

#include "engines/session/games.h"

namespace intrika::registry {

const session::Games& allGames();

}  // namespace intrika::registry
