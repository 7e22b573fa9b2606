#include "engines/confidants/shares.h"

#include "engines/confidants/plan.h"

#include <algorithm>
#include <cmath>

namespace intrika::confidants {

namespace {

constexpr float softness = 0.5f, softnessOfRound = 0.35f, mostSoftness = 2.7f;

}  // namespace

Shares sharesIn(const State& state) {
    Shares shares;
    for (Seat seat = 0; seat < state.seats; ++seat) shares.rounds[seat] = Plan(state, seat).rounds();
    const float best = *std::min_element(shares.rounds.begin(), shares.rounds.begin() + state.seats);
    shares.scale = std::min(softness + softnessOfRound * best, mostSoftness);
    float sum = 0;
    for (Seat seat = 0; seat < state.seats; ++seat) {
        shares.of[seat] = std::exp((best - shares.rounds[seat]) / shares.scale);
        sum += shares.of[seat];
    }
    for (float& share : shares.of) share /= sum;
    return shares;
}

}  // namespace intrika::confidants
