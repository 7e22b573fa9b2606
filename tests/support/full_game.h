// A game with all seats taken: one person against bots.
#pragma once

#include "app/shell/main_window.h"

namespace intrika {

inline NewGame fullGame(const GameKind& kind) {
    NewGame full;
    full.kind = &kind;
    for (Seat seat = 0; seat < kind.maxSeats; ++seat) {
        const PlayerKind bot{PlayerKind::Is::bot, Level::random, {}};
        full.seats.push_back({defaultName(seat), seat == 0 ? PlayerKind{} : bot, kind.seatColours.at(seat)});
    }
    full.seed = 3;
    return full;
}

}  // namespace intrika
