// What bots of a level lose a decision, measured over games among themselves: the figures of assets/review.
#pragma once

#include "engines/bots/appraisal.h"
#include "engines/bots/level.h"
#include "engines/review/room.h"
#include "engines/session/game_kind.h"

#include <climits>
#include <cstdint>
#include <string>
#include <vector>

namespace intrika::review {

struct LevelOrder {
    const GameKind* game = nullptr;
    Level level = Level::normal;
    std::string options = "{}";  // as in BotGame
    int games = 1;
    int decisions = INT_MAX;  // of a game at most, drawn
    int jobs = 1;             // games at the same time; the figures are the same for any number
    Effort effort;
};

// A game counts by one of its seats, every seat in turn: so its rating is made as that of a person.
struct LevelFigures {
    int decisions = 0;              // that were weighty, of all games
    double loss = 0;                // a decision, on the average
    double error = 0;               // standard error of that; the decisions of one game hang together
    std::vector<double> ratings{};  // by game, the mean loss of its seat; of games with a weighty decision
};

LevelFigures measured(const LevelOrder& order);

}  // namespace intrika::review
