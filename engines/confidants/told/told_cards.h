// What happens by action cards and secret cards.
#pragma once

#include "engines/confidants/board/boards.h"
#include "engines/confidants/position/cards.h"
#include "engines/core/narrator.h"

#include <tuple>
#include <variant>

namespace intrika::confidants::told {

struct ActionUsed {
    Seat seat;
    Rank rank;
    bool operator==(const ActionUsed&) const = default;
};
struct ActionAnnounced {  // waits for a veto (E-87)
    Seat seat;
    Rank rank;
    bool operator==(const ActionAnnounced&) const = default;
};
struct SecretUsed {
    Seat seat;
    Secret card;
    bool operator==(const SecretUsed&) const = default;
};
struct SecretAnnounced {  // waits for a veto (E-87)
    Seat seat;
    Secret card;
    bool operator==(const SecretAnnounced&) const = default;
};
struct Vetoed {
    Seat seat, whose;
    bool operator==(const Vetoed&) const = default;
};
struct NotVetoed {
    Seat seat;
    bool operator==(const NotVetoed&) const = default;
};
struct Bribed {
    Seat seat;
    int gold, rounds;
    bool operator==(const Bribed&) const = default;
};
struct Schemed {
    Seat seat, target;
    std::uint8_t die;
    int rise;  // of the target's finding
    bool operator==(const Schemed&) const = default;
};
struct GoldSent {
    Seat seat;
    ArmyKind from, to;
    int gold;
    bool operator==(const GoldSent&) const = default;
};
struct GiftSent {
    Seat seat;
    ArmyKind from, to;
    Gift gift;
    bool operator==(const GiftSent&) const = default;
};
struct WagonSent {
    Seat seat;
    ArmyKind from, to;
    Hidden<City> wagon;
    auto hidden() { return std::tie(wagon); }
    bool operator==(const WagonSent&) const = default;
};
struct Recruited {
    Seat seat;
    ArmyKind army;
    BoardRef board;
    NodeId at;
    bool operator==(const Recruited&) const = default;
};
struct Lucky {
    Seat seat;
    ArmyKind army;
    bool operator==(const Lucky&) const = default;
};
// E-70: the two cards that change places.
struct Exchanged {
    Seat seat;
    Hidden<Secret> laid;  // on the reserve
    auto hidden() { return std::tie(laid); }
    bool operator==(const Exchanged&) const = default;
};
struct SecretTaken {
    Seat seat;
    Hidden<Secret> taken;  // from the reserve
    auto hidden() { return std::tie(taken); }
    bool operator==(const SecretTaken&) const = default;
};

using Cards = std::variant<ActionUsed, ActionAnnounced, SecretUsed, SecretAnnounced, Vetoed, NotVetoed, Bribed, Schemed,
                           GoldSent, GiftSent, WagonSent, Recruited, Lucky, Exchanged, SecretTaken>;

}  // namespace intrika::confidants::told
