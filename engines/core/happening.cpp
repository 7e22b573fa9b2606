#include "engines/core/happening.h"

#include <algorithm>

namespace intrika {

std::vector<Happening> redact(const std::vector<Happening>& happenings, Observer observer) {
    std::vector<Happening> told = happenings;
    for (Happening& happening : told) {
        const bool sees = happening.openToAll || happening.knowers.contains(observer);
        if (!sees) std::fill(happening.faces.begin(), happening.faces.end(), happening.back);
        // Who knows more than the observer is itself no secret in any of the games, but the observer needs none of it.
        happening.knowers = SeatSet::everybody();
        happening.openToAll = true;
    }
    return told;
}

}  // namespace intrika
