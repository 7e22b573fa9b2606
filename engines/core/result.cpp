#include "engines/core/result.h"

#include <algorithm>
#include <cassert>

namespace intrika {

std::vector<std::vector<Seat>> Result::ranking() const {
    std::vector<std::vector<Seat>> ranking;
    for (int place = 0; place < seats; ++place) {
        std::vector<Seat> sharing;
        for (Seat seat = 0; seat < seats; ++seat) {
            if (places[seat] == place) sharing.push_back(seat);
        }
        if (!sharing.empty()) ranking.push_back(std::move(sharing));
    }
    return ranking;
}

Result rankByScore(std::span<const std::int16_t> scores) {
    assert(scores.size() <= maxSeats);
    Result result;
    result.seats = static_cast<int>(scores.size());
    std::copy(scores.begin(), scores.end(), result.scores.begin());
    for (std::size_t seat = 0; seat < scores.size(); ++seat) {
        result.places[seat] = static_cast<std::uint8_t>(
            std::count_if(scores.begin(), scores.end(), [&](auto other) { return other > scores[seat]; }));
    }
    return result;
}

}  // namespace intrika
