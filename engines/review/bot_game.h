// A game among bots of one level.
#pragma once

#include "engines/bots/level.h"
#include "engines/core/rng.h"
#include "engines/review/room.h"
#include "engines/session/game_kind.h"
#include "engines/session/session.h"

#include <cstdint>
#include <memory>
#include <stop_token>
#include <string>

namespace intrika::review {

struct BotGame {
    const GameKind* game = nullptr;
    Level level = Level::normal;
    int seats = 0;                 // 0: as many as usual
    std::string options = "{}";    // the notation's object; keys left out have their defaults
    std::uint32_t iterations = 0;  // 0: those of the level
};

// Played to its end, if it is not stopped; the same on every machine. Precondition: seats and options are of the game.
std::unique_ptr<Session> playedGame(const BotGame& order, Rng& rng, const std::stop_token& stop = {});

}  // namespace intrika::review
