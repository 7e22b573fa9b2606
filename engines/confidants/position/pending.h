// For what a position waits in the middle of something else (section 11.4 of the rules).
#pragma once

#include "engines/confidants/position/chances.h"
#include "engines/confidants/position/moves.h"
#include "engines/core/fixed_list.h"

namespace intrika::confidants {

// What a veto can cancel: dirty business, scheming, a foul tip.
struct Mischief {
    enum class Kind : std::uint8_t { bribe, scheme, tip };
    Kind kind = Kind::bribe;
    By by = By::action;
    Seat target = 0;
    std::uint8_t rounds = 0;
    ArmyKind payer = ArmyKind::patrician;
    bool operator==(const Mischief&) const = default;
};

struct Owed {  // an army that could not pay on its bridge
    Seat seat = 0;
    ArmyKind army = ArmyKind::patrician;
    bool operator==(const Owed&) const = default;
};

enum class Waiting : std::uint8_t { none, veto, plot, offer, band, tip, fight, battle, steal, replace, evict };
inline constexpr std::array<std::string_view, 11> waitingIds{"",      "veto",   "plot",  "offer",   "band", "tip",
                                                             "fight", "battle", "steal", "replace", "evict"};
inline constexpr std::uint8_t notRolled = 0xFF;
using SeatLine = FixedList<Seat, maxPlayers>;
struct Pending {
    Waiting kind = Waiting::none;
    Band band = Band::mob;
    Seat seat = 0;  // who acts, or whom it is about, as section 11.4 has it
    Seat by = 0;    // fight, battle: the controller; offer: who made it
    Seat target = 0;
    std::int8_t add = 0;
    std::uint8_t steps = 0;
    ArmySet armies;
    SeatLine ask;
    Mischief mischief;
    Goods give, want;
    FixedList<Owed, maxPlayers * armyCount> queue;
    bool operator==(const Pending&) const = default;
};

}  // namespace intrika::confidants
