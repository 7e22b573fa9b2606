// What happens at night, on bridges, in the upkeep, and at the end of the game.
#pragma once

#include "engines/confidants/board/boards.h"
#include "engines/confidants/position/cards.h"
#include "engines/core/seat.h"

#include <variant>

namespace intrika::confidants::told {

struct NightBegan {
    bool operator==(const NightBegan&) const = default;
};
struct NightSpent {
    Seat seat;
    BoardRef board;
    std::uint8_t settlement;
    bool operator==(const NightSpent&) const = default;
};
struct BridgePaid {
    Seat seat;
    ArmyKind army;
    bool operator==(const BridgePaid&) const = default;
};
struct Evicted {
    Seat seat;
    ArmyKind army;
    BoardRef board;
    NodeId from, to;
    bool operator==(const Evicted&) const = default;
};
struct Massacred {
    Seat seat;
    ArmyKind army;
    bool operator==(const Massacred&) const = default;
};
struct Eliminated {
    Seat seat;
    bool operator==(const Eliminated&) const = default;
};
struct CardsBack {
    Seat seat;
    bool operator==(const CardsBack&) const = default;
};
struct Released {  // by the sycophants
    Seat seat;
    bool operator==(const Released&) const = default;
};
// Why the game is over (E-132).
struct GoalReached {
    Seat seat;
    int villages, towns;  // visited
    bool operator==(const GoalReached&) const = default;
};
struct LimitReached {
    int rounds;
    bool operator==(const LimitReached&) const = default;
};
struct OneIsLeft {
    Seat seat;
    bool operator==(const OneIsLeft&) const = default;
};
struct NobodyIsLeft {
    bool operator==(const NobodyIsLeft&) const = default;
};
// How all stand (E-133).
struct Standing {
    Seat seat;
    int renown;
    int goal;  // the renown that it asks for
    int fatigue, finding;
    bool operator==(const Standing&) const = default;
};
struct GameOver {
    bool operator==(const GameOver&) const = default;
};

using Night = std::variant<NightBegan, NightSpent, BridgePaid, Evicted, Massacred, Eliminated, CardsBack, Released,
                           GoalReached, LimitReached, OneIsLeft, NobodyIsLeft, Standing, GameOver>;

}  // namespace intrika::confidants::told
