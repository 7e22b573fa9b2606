// How long a seat still needs to reach the goal, as a traveller would guess it: what a bot plays for.
#pragma once

#include "engines/confidants/state.h"

namespace intrika::confidants {

// What a seat has yet to do. Made anew for a position, in a microsecond or two.
class Plan {
public:
    Plan(const State& state, Seat seat);

    // Rounds still needed, with what fatigue, attention and losses will cost. 0: the goal is reached.
    float rounds() const;

    // Settlements that the mercenaries still want: not visited, and no city where the patrician has to go anyway.
    bool wants(std::uint8_t settlement) const { return (wanted_ >> settlement & 1u) != 0; }
    // Steps to the nearest of them; 0 where there is none.
    int toNearest(NodeId from) const;
    // Where the patrician goes next; noNode: nowhere.
    NodeId nextCity() const { return nextCity_; }
    // Rounds that he would wait there for his wagon.
    float wait() const { return wait_; }
    // Where this army's wagon is wanted next; noNode: nowhere in a hurry.
    NodeId wagonGoal(ArmyKind army) const;

private:
    int steps(NodeId from, NodeId to) const { return from == noNode || to == noNode ? 0 : board_.afoot(from, to); }
    NodeId at(ArmyKind kind) const { return player_.army(kind).at; }
    void chooseRoute();
    float recruiting() const;
    float carriedBy(City city) const;
    float visiting() const;
    float delivering() const;
    float troubles() const;

    const State& state_;
    const Board& board_;
    const Player& player_;
    std::uint32_t wanted_ = 0;
    int spareVillages_ = 0;  // so many of the wanted may be left out
    float recruiting_ = 0;
    NodeId nextCity_ = noNode;
    float route_ = 0;  // rounds until the last wagon is delivered
    float wait_ = 0;   // of these, at the next city for the carrier
};

}  // namespace intrika::confidants
