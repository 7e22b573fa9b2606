#include "engines/confidants/bot/shares.h"

#include <algorithm>
#include <cmath>

namespace intrika::confidants {

namespace {

constexpr float softness = 0.5f, softnessOfRound = 0.35f, mostSoftness = 2.7f;

}  // namespace

Shares sharesBy(const Rounds& rounds, int seats) {
    Shares shares;
    const float best = *std::min_element(rounds.begin(), rounds.begin() + seats);
    shares.scale = std::min(softness + softnessOfRound * best, mostSoftness);
    float sum = 0;
    for (Seat seat = 0; seat < seats; ++seat) {
        shares.of[seat] = std::exp((best - rounds[seat]) / shares.scale);
        sum += shares.of[seat];
    }
    for (float& share : shares.of) share /= sum;
    return shares;
}

}  // namespace intrika::confidants
