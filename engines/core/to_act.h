// What a position waits for: one plain value, computed from the position, with no turn machine beside it.
#pragma once

#include "engines/core/seat.h"

namespace intrika {

struct ToAct {
    enum class Kind : std::uint8_t { seats, chance, over };

    Kind kind = Kind::over;
    std::uint8_t chance = 0;  // index into GameKind::chanceNames
    SeatSet seats;            // all who may decide now, in any order

    static constexpr ToAct deciding(Seat seat) { return {Kind::seats, 0, SeatSet::of(seat)}; }
    static constexpr ToAct deciding(SeatSet seats) { return {Kind::seats, 0, seats}; }
    template <class ChanceKind>
    static constexpr ToAct drawing(ChanceKind kind) {
        return {Kind::chance, static_cast<std::uint8_t>(kind), {}};
    }
    static constexpr ToAct nobody() { return {}; }

    constexpr bool isOver() const { return kind == Kind::over; }
    constexpr bool isChance() const { return kind == Kind::chance; }
    constexpr bool mayAct(Seat seat) const { return kind == Kind::seats && seats.contains(seat); }
    bool operator==(const ToAct&) const = default;
};

}  // namespace intrika
