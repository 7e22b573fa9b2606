// For those who look before they walk: which way a march leads, and how far the bands may come.
#pragma once

#include "engines/confidants/legal/walking.h"

#include <array>
#include <optional>
#include <vector>

namespace intrika::confidants {

class Ways {
public:
    Ways(const OpenState& state, Seat seat) : state_(state), seat_(seat) {}

    // The nodes of one walk that the march may stand for, both ends included. Precondition: the march is legal.
    std::vector<NodeId> of(const March& move);

private:
    const Layers& reached(ArmyKind army, bool toll);

    const OpenState& state_;
    Seat seat_;
    std::array<std::optional<Layers>, 2 * armyCount> reached_;  // by army, without and with a toll
};

// How a band could end this round, as everybody stands now.
class Threat {
public:
    Threat(const OpenState& state, Band band);

    // Of a hundred rolls of its dice, so many are enough to come to the node; none where it may not go.
    int chanceAt(NodeId node) const { return enough_[steps_[node]]; }

private:
    static constexpr std::uint8_t never = 13;  // more than any roll

    std::array<std::uint8_t, mostNodes> steps_;
    std::array<std::uint8_t, never + 1> enough_{};  // in percent, by steps
};

// Is there anybody but this seat who will move the band at the end of this round, as far as is known now?
bool isMovedByOthers(const OpenState& state, Seat seat, Band band);

}  // namespace intrika::confidants
