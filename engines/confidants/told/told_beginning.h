// What happens before a turn: armies are placed, wagons loaded, cards bid.
#pragma once

#include "engines/confidants/board/boards.h"
#include "engines/confidants/position/cards.h"
#include "engines/core/narrator.h"

#include <tuple>
#include <variant>

namespace intrika::confidants::told {

struct Placed {
    Seat seat;
    ArmyKind army;
    BoardRef board;
    NodeId at;
    bool operator==(const Placed&) const = default;
};
struct Loaded {  // one army after the other (E-7)
    Seat seat;
    ArmyKind army;
    Hidden<City> wagon;
    auto hidden() { return std::tie(wagon); }
    bool operator==(const Loaded&) const = default;
};
struct WagonSighted {  // that on the loader's patrician
    Seat loader, viewer;
    Hidden<City> wagon;
    auto hidden() { return std::tie(wagon); }
    bool operator==(const WagonSighted&) const = default;
};
struct WagonOpened {  // E-8
    Seat seat;
    ArmyKind army;
    City wagon;
    bool operator==(const WagonOpened&) const = default;
};
struct RoundBegan {
    int round;
    bool operator==(const RoundBegan&) const = default;
};
struct Bid {
    Seat seat;
    Rank rank;
    bool operator==(const Bid&) const = default;
};
struct SecretBid {
    Seat seat;
    Hidden<Secret> card;
    auto hidden() { return std::tie(card); }
    bool operator==(const SecretBid&) const = default;
};
struct KeptOut {
    Seat seat;
    bool operator==(const KeptOut&) const = default;
};
struct TurnBegan {
    Seat seat;
    bool operator==(const TurnBegan&) const = default;
};

using Beginning =
    std::variant<Placed, Loaded, WagonSighted, WagonOpened, RoundBegan, Bid, SecretBid, KeptOut, TurnBegan>;

}  // namespace intrika::confidants::told
