// How long a seat still needs to reach the goal, as a traveller would guess it: what a bot plays for.
#pragma once

#include "engines/confidants/position/view.h"
#include "engines/core/fixed_list.h"

#include <algorithm>

namespace intrika::confidants {

// What counts of a seat's secrets; whatever the observer of a view does not know is not there.
struct Means {
    std::array<City, armyCount> wagons{noWagon, noWagon, noWagon};
    bool hasRecruits = false;  // the card that brings a lost army back
};
Means meansOf(const State& state, Seat seat);
Means meansOf(const View& view, Seat seat);

// What a seat has yet to do. Made anew for a position, in a microsecond or two.
class Plan {
public:
    Plan(const State& state, Seat seat) : Plan(state, seat, meansOf(state, seat)) {}
    Plan(const View& view, Seat seat) : Plan(view, seat, meansOf(view, seat)) {}

    // Rounds still needed, with what fatigue, attention and losses will cost. 0: the goal is reached.
    float rounds() const;

    // Rounds that visits and deliveries would take if nothing else were to be done.
    struct Work {
        float visits, deliveries;
        float longer() const { return std::max(visits, deliveries); }
    };
    Work work() const { return {visiting(), delivering()}; }
    float rounds(const Work& work) const;  // the same, where the work has been asked for already
    // Rounds that things save whoever has them: a gift with that army, so much gold in all purses together.
    float savedBy(GiftKind gift, ArmyKind army, const Work& work) const;
    static float savedBy(int gold);

    // Settlements that the mercenaries still want: not visited, and no city where the patrician has to go anyway.
    bool wants(std::uint8_t settlement) const { return (wanted_ >> settlement & 1u) != 0; }
    // Steps to the nearest of them; 0 where there is none.
    int toNearest(NodeId from) const;
    // The city where the patrician delivers next; noNode: nowhere.
    NodeId nextCity() const { return next_ == noWagon ? noNode : board_.cityNode(next_); }
    // Whether this army brings him the wagon of that city.
    bool bringsNext(ArmyKind army) const {
        return army != ArmyKind::patrician && next_ != noWagon && wagon(army) == next_;
    }
    // Where he takes it over, or the city; and how many rounds he would wait there.
    struct Meeting {
        NodeId place = noNode;
        float wait = 0;
    };
    Meeting meeting() const;
    // The city where this army's wagon is wanted; noNode: it has none.
    NodeId wagonGoal(ArmyKind army) const;

private:
    // A wagon that waits for its city.
    struct Errand {
        City city{};
        NodeId there = noNode;
        NodeId carrier = noNode;  // where the mercenary is that carries it
        float held = 0;           // rounds before that one can go on
        int onward = 0;           // steps that he has to go
        float carried = 0;        // rounds until it can be there without the patrician
    };

    Plan(const OpenState& state, Seat seat, const Means& means);

    int steps(NodeId from, NodeId to) const { return from == noNode || to == noNode ? 0 : board_.afoot(from, to); }
    NodeId at(ArmyKind kind) const { return player_.army(kind).at; }
    City wagon(ArmyKind kind) const { return means_.wagons[static_cast<std::size_t>(kind)]; }
    ArmyKind carrierOf(City city) const;
    Errand errandTo(City city) const;
    void chooseRoute();
    float recruiting() const;
    float carriedBy(City city) const;
    float arrival(const Errand& errand, NodeId from, float round) const;
    float visiting() const;
    float delivering() const;
    float troubles() const;
    float savedByGifts(const Work& work) const;

    const OpenState& state_;
    const Board& board_;
    const Player& player_;
    Seat seat_;
    Means means_;
    std::uint32_t wanted_ = 0;
    int spareVillages_ = 0;  // so many of the wanted may be left out
    float recruiting_ = 0;
    City next_ = noWagon;  // where he delivers next
    float route_ = 0;      // rounds until the last wagon is delivered
};

}  // namespace intrika::confidants
