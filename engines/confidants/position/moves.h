// What a seat can do (section 11.2 of the rules). Places are told as spots, so that a move means the same without a
// board.
#pragma once

#include "engines/confidants/board/spot.h"
#include "engines/confidants/position/goods.h"
#include "engines/core/seat.h"

#include <variant>

namespace intrika::confidants {

struct Place {
    std::array<Spot, armyCount> at;
    bool operator==(const Place&) const = default;
};
struct Load {
    std::array<City, armyCount> wagons;
    bool operator==(const Load&) const = default;
};
struct Bid {
    Rank rank;
    Secret secret;
    bool operator==(const Bid&) const = default;
};
struct March {
    Spot to;
    ArmyKind army;
    std::uint8_t steps : 7;
    std::uint8_t toll : 1;
    bool operator==(const March&) const = default;
};

enum class By : std::uint8_t { action, secret };  // the card by which something is done
struct Use {                                      // of a card that asks nothing: three ranks and five secrets
    By by;
    bool operator==(const Use&) const = default;
};
struct Bribe {  // dirty business
    std::uint8_t rounds;
    ArmyKind payer;
    bool operator==(const Bribe&) const = default;
};
struct Scheme {  // three kinds of plot; at oneself: to hide
    By by;
    Seat target;
    bool operator==(const Scheme&) const = default;
};
enum class Way : std::uint16_t { hand, action, secret };  // given on the same node, sent by messenger or courier
struct Send {
    Goods goods;
    Way way;
    ArmyKind from, to;
    bool operator==(const Send&) const = default;
};
struct Recruit {
    Spot at;
    ArmyKind army, payer;
    bool operator==(const Recruit&) const = default;
};
struct Luck {
    ArmyKind army;
    bool operator==(const Luck&) const = default;
};
struct Exchange {
    Secret take;
    bool operator==(const Exchange&) const = default;
};
struct Intrigue {
    Seat target;
    ArmyKind payer;
    bool operator==(const Intrigue&) const = default;
};
struct DoublePay {
    ArmyKind payer;
    bool operator==(const DoublePay&) const = default;
};
struct Supper {
    ArmyKind payer;
    bool operator==(const Supper&) const = default;
};
struct Guide {
    ArmyKind army;
    std::uint8_t gold;
    ArmyKind payer;
    bool operator==(const Guide&) const = default;
};
struct UseGift {
    ArmyKind army;
    Gift gift;
    bool operator==(const UseGift&) const = default;
};
struct Offer {
    Goods give, want;
    std::uint16_t to;  // a seat; as wide as the rest, so that there is no padding
    bool operator==(const Offer&) const = default;
};
struct EndTurn {
    ArmySet merge;
    bool operator==(const EndTurn&) const = default;
};

struct Veto {
    bool use;
    bool operator==(const Veto&) const = default;
};
struct Answer {
    bool accept;
    bool operator==(const Answer&) const = default;
};
struct Tip {
    bool use;
    bool operator==(const Tip&) const = default;
};
struct MoveBand {
    Spot to;
    Seat seat;  // whom it attacks; noSeat and noArmy: nobody
    ArmyKind army;
    bool attacks() const { return seat != noSeat; }
    bool operator==(const MoveBand&) const = default;
};
struct Stay {
    bool operator==(const Stay&) const = default;
};
struct Fight {
    ArmyKind pay;  // which army pays double; noArmy: none
    bool operator==(const Fight&) const = default;
};
struct PlaceBand {
    Spot at;
    bool operator==(const PlaceBand&) const = default;
};
struct Evict {
    Spot to;
    bool operator==(const Evict&) const = default;
};
using Move =
    std::variant<Place, Load, Bid, March, Use, Bribe, Scheme, Send, Recruit, Luck, Exchange, Intrigue, DoublePay,
                 Supper, Guide, UseGift, Offer, EndTurn, Veto, Answer, Tip, MoveBand, Stay, Fight, PlaceBand, Evict>;

}  // namespace intrika::confidants
