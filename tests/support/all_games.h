// Tests that know a game by its name alone.
#pragma once

#include "engines/registry/all_games.h"
#include "engines/session/game_kind.h"
#include "tests/support/engine_rooms.h"

namespace intrika {

inline const GameKind* gameNamed(std::string_view id) { return allGames().named(id); }

}  // namespace intrika
