// What the two files that tell share.
#pragma once

#include "engines/core/telling_parts.h"
#include "engines/schemes/pieces.h"

#include <utility>

namespace intrika::schemes {

inline ZonePlace spotOf(int column, int index) { return {columnZone(column), placeOf(index)}; }

inline Happening knownTo(Happening told, Seat seat) {
    return knownTo(std::move(told), SeatSet::of(seat), influenceBack);
}

inline SeatSet others(const Board& board, Seat seat) { return SeatSet::firstOf(board.seats).without(seat); }

}  // namespace intrika::schemes
