// What happens as armies walk, and what comes of where they are.
#pragma once

#include "engines/confidants/board/boards.h"
#include "engines/confidants/position/cards.h"
#include "engines/core/seat.h"

#include <variant>

namespace intrika::confidants::told {

struct Marched {
    Seat seat;
    ArmyKind army;
    BoardRef board;
    NodeId from, to;
    int steps;
    bool operator==(const Marched&) const = default;
};
struct TollPaid {
    Seat seat;
    ArmyKind army;
    bool operator==(const TollPaid&) const = default;
};
struct Visited {
    Seat seat;
    BoardRef board;
    std::uint8_t settlement;
    bool operator==(const Visited&) const = default;
};
struct Delivered {
    Seat seat;
    BoardRef board;
    City city;
    bool operator==(const Delivered&) const = default;
};
struct GiftDrawn {
    Seat seat;
    City city;
    Gift gift;
    bool operator==(const GiftDrawn&) const = default;
};
struct GoldGot {  // from the bank
    Seat seat;
    int gold;
    bool operator==(const GoldGot&) const = default;
};
struct FatigueFell {
    Seat seat;
    int by, now;
    bool operator==(const FatigueFell&) const = default;
};
struct FindingFell {
    Seat seat;
    int by, now;
    bool operator==(const FindingFell&) const = default;
};
struct FindingRose {
    Seat seat;
    int by, now;  // it ends at 16, whatever it rose by (E-101)
    bool operator==(const FindingRose&) const = default;
};
struct Caught {
    Seat seat;
    bool operator==(const Caught&) const = default;
};

using Walking = std::variant<Marched, TollPaid, Visited, Delivered, GiftDrawn, GoldGot, FatigueFell, FindingFell,
                             FindingRose, Caught>;

}  // namespace intrika::confidants::told
