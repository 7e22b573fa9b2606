// What the rules tell a narrator where it has to be worked out from the position (only where somebody listens).
#pragma once

#include "engines/confidants/position/state.h"
#include "engines/confidants/told/told.h"

namespace intrika::confidants {

class Telling {
public:
    Telling(Narrator& narrator, const State& state) : narrator_(narrator), state_(state) {}

    void loaded(Seat seat);
    void wagonSighted(Seat loader, Seat viewer);
    void wagonsOpened();
    void bid(Seat seat);
    enum class Use { now, unlessVetoed };
    void used(Seat seat, bool secret, Use when);
    void sent(Seat seat, ArmyKind from, ArmyKind to, Goods goods);
    void exchanged(Seat seat, Secret taken, Secret laid);
    // By chance: all learn by it, so that no undo may cross it.
    void cameOut(Told told) { narrator_.tell(std::move(told), all()); }
    // By dice: what comes of it is seen after they fell.
    void rolled(Told told);
    void ended();  // E-132, E-133: why, and how all stand

private:
    void reasonOfEnd();
    SeatSet all() const { return SeatSet::firstOf(state_.seats); }

    Narrator& narrator_;
    const State& state_;
};

}  // namespace intrika::confidants
