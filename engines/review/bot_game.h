// A game among bots of one level, as large as usual.
#pragma once

#include "engines/bots/level.h"
#include "engines/core/rng.h"
#include "engines/review/room.h"
#include "engines/session/game_kind.h"
#include "engines/session/session.h"

#include <memory>
#include <stop_token>

namespace intrika::review {

// Played to its end, if it is not stopped; the same on every machine.
std::unique_ptr<Session> playedGame(const GameKind& game, Level level, Rng& rng, const std::stop_token& stop = {});

}  // namespace intrika::review
