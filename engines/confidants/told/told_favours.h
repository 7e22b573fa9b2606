// What happens for gold and gifts, in trade, and as a turn ends.
#pragma once

#include "engines/confidants/position/goods.h"
#include "engines/core/seat.h"

#include <variant>

namespace intrika::confidants::told {

struct Intrigued {
    Seat seat, target;  // at oneself: to hide
    bool operator==(const Intrigued&) const = default;
};
struct DoublePaid {
    Seat seat;
    ArmyKind army;
    bool operator==(const DoublePaid&) const = default;
};
struct Supped {
    Seat seat;
    bool operator==(const Supped&) const = default;
};
struct Guided {
    Seat seat;
    ArmyKind army;
    int steps;
    bool operator==(const Guided&) const = default;
};
struct GiftUsed {
    Seat seat;
    ArmyKind army;
    Gift gift;
    bool operator==(const GiftUsed&) const = default;
};
struct Offered {
    Seat seat, to;
    Goods give, want;  // never wagons
    bool operator==(const Offered&) const = default;
};
struct Accepted {
    Seat seat, offerer;
    bool operator==(const Accepted&) const = default;
};
struct Declined {
    Seat seat, offerer;
    bool operator==(const Declined&) const = default;
};
struct Merged {
    Seat seat;
    ArmySet armies;
    bool operator==(const Merged&) const = default;
};
struct TurnEnded {
    Seat seat;
    bool operator==(const TurnEnded&) const = default;
};

using Favours =
    std::variant<Intrigued, DoublePaid, Supped, Guided, GiftUsed, Offered, Accepted, Declined, Merged, TurnEnded>;

}  // namespace intrika::confidants::told
