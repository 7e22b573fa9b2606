// A game of one person against bots.
#pragma once

#include "app/shell/main_window.h"
#include "tests/support/rooms.h"

namespace intrika {

inline NewGame gameFor(const GameKind& kind, int seats) {
    NewGame game;
    game.kind = &kind;
    for (Seat seat = 0; seat < seats; ++seat) {
        const PlayerKind bot{PlayerKind::Is::bot, Level::random, {}};
        game.seats.push_back({defaultName(seat), seat == 0 ? PlayerKind{} : bot, kind.seatColours.at(seat)});
    }
    game.seed = 3;
    return game;
}

// All seats are taken.
inline NewGame fullGame(const GameKind& kind) { return gameFor(kind, kind.maxSeats); }

}  // namespace intrika
