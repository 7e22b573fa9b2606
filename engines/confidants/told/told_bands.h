// What the mob and the robbers do, and what comes of their battles.
#pragma once

#include "engines/confidants/board/boards.h"
#include "engines/confidants/position/chances.h"
#include "engines/core/seat.h"

#include <variant>

namespace intrika::confidants::told {

struct MobRolled {
    Seat seat;
    MobDice dice;
    bool operator==(const MobRolled&) const = default;
};
struct MobIdle {  // nobody moves it
    bool operator==(const MobIdle&) const = default;
};
struct MobStuck {  // it has no way
    bool operator==(const MobStuck&) const = default;
};
struct RobbersRolled {
    Seat seat;
    RobberDice dice;
    bool operator==(const RobbersRolled&) const = default;
};
struct TipUsed {
    Seat seat;
    bool operator==(const TipUsed&) const = default;
};
struct TipKept {
    Seat seat;
    bool operator==(const TipKept&) const = default;
};
struct BandMoved {
    Seat seat;
    Band band;
    BoardRef board;
    NodeId from, to;
    bool operator==(const BandMoved&) const = default;
};
struct BandStayed {
    Seat seat;
    bool operator==(const BandStayed&) const = default;
};
struct BandPlaced {  // after a battle that it lost (E-111)
    Seat seat;
    Band band;
    BoardRef board;
    NodeId at;
    bool operator==(const BandPlaced&) const = default;
};
struct Attacked {
    Seat controller;
    Band band;
    Seat attacked;
    ArmySet armies;
    bool operator==(const Attacked&) const = default;
};
struct BattleRolled {
    Seat seat;
    std::uint8_t die;
    int strength;  // of the armies
    bool operator==(const BattleRolled&) const = default;
};
struct BattleWon {
    Seat seat;
    int total;     // die and strength of the armies
    int strength;  // of the band
    bool operator==(const BattleWon&) const = default;
};
struct BattleLost {
    Seat seat;
    int total;     // die and strength of the armies
    int strength;  // of the band
    bool operator==(const BattleLost&) const = default;
};
struct ArmyLost {
    Seat seat;
    ArmyKind army;
    bool operator==(const ArmyLost&) const = default;
};
struct GoldLost {
    Seat seat;
    int gold;
    bool operator==(const GoldLost&) const = default;
};
struct GiftLost {  // the patrician's
    Seat seat;
    Gift gift;
    bool operator==(const GiftLost&) const = default;
};
struct Beaten {
    Seat seat;
    int rounds;  // to be missed
    bool operator==(const Beaten&) const = default;
};

using Bands =
    std::variant<MobRolled, MobIdle, MobStuck, RobbersRolled, TipUsed, TipKept, BandMoved, BandStayed, BandPlaced,
                 Attacked, BattleRolled, BattleWon, BattleLost, ArmyLost, GoldLost, GiftLost, Beaten>;

}  // namespace intrika::confidants::told
