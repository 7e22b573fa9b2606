// A position of The Emperor's Confidants as a value (section 11.4 of the rules): what lies open to all, and what only
// some may know.
#pragma once

#include "engines/confidants/position/options.h"
#include "engines/confidants/position/pending.h"
#include "engines/core/result.h"
#include "engines/core/to_act.h"

#include <type_traits>

namespace intrika::confidants {

using Round = std::uint16_t;
inline constexpr Round noRound = 0;
inline constexpr Round lastRound = 60000;  // no game comes near it; round numbers must not overflow

struct Army {
    NodeId at = noNode;
    std::uint16_t gold = 0;
    Round pass = 0;  // the last round of the latest toll (E-55)
    std::uint8_t strength = 0;
    std::uint8_t bonus = 0;  // luck and double pay of this round
    std::uint8_t held = 0;
    std::uint8_t night = noSettlement;  // where it spent the last night
    bool onBoard() const { return at != noNode; }
    bool operator==(const Army&) const = default;
};

using Visits = FixedList<std::uint8_t, mostSettlements>;  // indices into the board's settlements

// What everybody sees of a player.
struct Player {
    std::array<Army, armyCount> armies;
    std::uint32_t visitedSet = 0;  // the same as `visited`, to look up
    Visits visited;
    Round caught = noRound;  // in which the sycophants hold the patrician
    RankSet hand;
    FixedList<Rank, rankCount> played;
    FixedList<City, cityCount> delivered;
    FixedList<Free, freeKinds> freeUsed;
    std::uint8_t fatigue = 0;
    std::uint8_t finding = 0;
    std::uint8_t beaten = 0;
    Rank bid = noRank;
    std::uint8_t trades = 0;
    ArmySet merged;
    bool alive = true;
    bool out = false;
    bool walked = false;

    Army& army(ArmyKind kind) { return armies[static_cast<std::size_t>(kind)]; }
    const Army& army(ArmyKind kind) const { return armies[static_cast<std::size_t>(kind)]; }
    bool hasVisited(std::uint8_t settlement) const { return (visitedSet >> settlement & 1u) != 0; }
    bool operator==(const Player&) const = default;
};

// A secret card that was bid: covered until it is used (E-34).
struct LaidSecret {
    constexpr LaidSecret() : LaidSecret(noSecret, false) {}
    constexpr LaidSecret(Secret which, bool used) : card(which), shown(used) {}
    constexpr bool isThere() const { return card != noSecret; }
    Secret card : 7;
    bool shown : 1;
    bool operator==(const LaidSecret&) const = default;
};

// What a player saw at the loading (E-7).
struct Sighting {
    Seat seat = noSeat;  // noSeat: nothing
    ArmyKind army = noArmy;
    City wagon = noWagon;
    bool operator==(const Sighting&) const = default;
};

// Which cards and wagons a player has: others know only of those that were shown.
struct Secrets {
    SecretHand hand;
    LaidSecret bid;
    FixedList<LaidSecret, rankCount> played;
    std::array<Secret, reserveSize> reserve{noSecret, noSecret, noSecret};  // top first
    std::array<City, armyCount> wagons{noWagon, noWagon, noWagon};
    Sighting sighting;

    City& wagon(ArmyKind army) { return wagons[static_cast<std::size_t>(army)]; }
    City wagon(ArmyKind army) const { return wagons[static_cast<std::size_t>(army)]; }
    bool operator==(const Secrets&) const = default;
};

enum class Phase : std::uint8_t { place, load, bid, turn, mob, robbers, night, over };
inline constexpr std::array<std::string_view, 8> phaseIds{"place", "load",    "bid",   "turn",
                                                          "mob",   "robbers", "night", "over"};

struct Turn {
    bool action = false, secret = false, exchanged = false, offered = false;
    bool walks = false;  // the patrician can walk; else the next three mean nothing
    bool begun = false;
    std::uint8_t left = 0;
    std::uint8_t free = 0;
    std::uint8_t pool = 0;
    std::uint8_t gives = 0;
    std::array<std::uint8_t, armyCount> bonus{};
    FixedList<Gift, maxPlayers> maps;
    bool operator==(const Turn&) const = default;
};

struct Dated {  // a tip or a veto
    Seat seat = 0;
    Round round = 0;
    bool operator==(const Dated&) const = default;
};
using DatedLine = FixedList<Dated, 8>;  // more cannot be in force at a time: a player lays one card a round

// What lies open to everybody.
struct OpenState {
    std::array<Player, maxPlayers> players;
    Options options;
    GiftPlaces gifts;
    Turn turn;
    Pending pending;
    DatedLine tips, vetoes;
    std::array<NodeId, bandCount> bands{noNode, noNode};
    std::uint16_t robberGold = 0;
    Round round = 1;
    Dated business{noSeat, noRound};  // who controls the robbers, and to which round
    SeatLine order, turns;
    std::uint8_t seats = 0;
    std::uint8_t done = 0;
    Phase phase = Phase::place;

    const Board& board() const { return *options.board; }
    NodeId& band(Band which) { return bands[static_cast<std::size_t>(which)]; }
    NodeId band(Band which) const { return bands[static_cast<std::size_t>(which)]; }
    int robberStrength() const { return 7 + robberGold / seats; }  // E-109
    bool hasBusiness() const { return business.seat != noSeat; }
    // The seat whose turn it is to place, load, bid or play.
    Seat active() const { return phase == Phase::turn ? turns[done] : order[done]; }
    // E-102
    bool isHeld(Seat seat) const { return players[seat].caught == round; }
    // E-33
    bool isIdle(Seat seat) const { return players[seat].out || players[seat].beaten > 0 || isHeld(seat); }
    bool operator==(const OpenState&) const = default;
};

struct State : OpenState {
    std::array<Secrets, maxPlayers> secrets;
    GiftPiles piles;
    bool operator==(const State&) const = default;
};
static_assert(std::is_trivially_copyable_v<State>);
static_assert(sizeof(State) <= 768, "copying positions is what a search does most");

ToAct waitsFor(const OpenState& state);
struct VisitCount {
    int villages = 0, towns = 0, cities = 0;
};
VisitCount visitsOf(const OpenState& state, Seat seat);
int goldOf(const Player& player);  // of all armies
// E-133
int renownOf(const OpenState& state, Seat seat);
int goalRenown(const Board& board);
bool hasReachedGoal(const OpenState& state, Seat seat);
Result rankingOf(const OpenState& state);

}  // namespace intrika::confidants
