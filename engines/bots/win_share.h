// What a finished game gave its seats, as plain as can be: who won.
#pragma once

#include "engines/core/game_rules.h"

#include <span>

namespace intrika::bots {

// A whole for the winner; several winners share it, but not with those of their own side, who win together.
template <class Rules>
void toWinShares(const typename Rules::State& state, std::span<float> values) {
    const Result result = Rules::result(state);
    SeatSet sides;
    for (Seat seat = 0; seat < values.size(); ++seat) {
        if (result.places[seat] != 0) continue;
        if constexpr (HasSides<Rules>) {
            sides = sides.with(static_cast<Seat>(Rules::sideOf(state, seat)));
        } else {
            sides = sides.with(seat);
        }
    }
    for (Seat seat = 0; seat < values.size(); ++seat) {
        values[seat] = result.places[seat] == 0 ? 1.0f / static_cast<float>(sides.count()) : 0.0f;
    }
}

}  // namespace intrika::bots
