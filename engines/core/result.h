// The end of a game: points and places.
#pragma once

#include "engines/core/seat.h"

#include <array>
#include <span>
#include <vector>

namespace intrika {

struct Result {
    int seats = 0;
    std::array<std::int16_t, maxSeats> scores{};  // games without points: 1 for winners, 0 for the rest
    std::array<std::uint8_t, maxSeats> places{};  // 0 is first; ties share a place, the next place is skipped

    // Seats from first place on, ties together, seats ascending within a place.
    std::vector<std::vector<Seat>> ranking() const;
    bool operator==(const Result&) const = default;
};

// Highest score first, equal scores share a place.
Result rankByScore(std::span<const std::int16_t> scores);

}  // namespace intrika
