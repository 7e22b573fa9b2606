// What a march costs and risks, in words and on the map.
#pragma once

#include "engines/confidants/presenter/ways.h"
#include "engines/core/choice.h"

namespace intrika::confidants {

class MarchCosts {
public:
    MarchCosts(const OpenState& state, Seat seat);
    void tell(const March& move, Choice& choice);

private:
    int fatigueOf(const March& move) const;
    int danger(Band band, NodeId at) const;  // in percent
    Text inWords(const March& move) const;

    const OpenState& state_;
    Seat seat_;
    Ways ways_;
    std::array<std::optional<Threat>, bandCount> threats_;  // none: the seat need not fear it
};

}  // namespace intrika::confidants
