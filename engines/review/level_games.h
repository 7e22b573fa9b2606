// What bots of a level lose a decision, measured over games among themselves: the figures of assets/review.
#pragma once

#include "engines/bots/appraisal.h"
#include "engines/bots/level.h"
#include "engines/review/room.h"
#include "engines/session/game_kind.h"

#include <cstdint>

namespace intrika::review {

struct LevelOrder {
    const GameKind* game = nullptr;
    Level level = Level::normal;
    int games = 1;
    int decisions = 12;  // of each game, drawn
    int jobs = 1;        // games at the same time; the figures are the same for any number
    Effort effort;
};

struct LevelFigures {
    int decisions = 0;  // that were weighty
    double loss = 0;    // a decision, on the average
    double error = 0;   // standard error of that, decisions taken as independent
};

LevelFigures measured(const LevelOrder& order);

}  // namespace intrika::review
