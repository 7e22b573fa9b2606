// Who sits at a table in tests.
#pragma once

#include "engines/session/game_kind.h"
#include "tests/support/engine_rooms.h"

namespace intrika {

inline const PlayerKind human{};
inline const PlayerKind dice{PlayerKind::Is::bot, Level::random, {}};
inline const PlayerKind beginner{PlayerKind::Is::bot, Level::easy, {}};
inline const PlayerKind expert{PlayerKind::Is::bot, Level::strong, {}};

}  // namespace intrika
