// How a happening is put together; shared by the two files that tell.
#pragma once

#include "engines/core/happening.h"
#include "engines/schemes/pieces.h"

#include <utility>
#include <vector>

namespace intrika::schemes {

inline Happening happening(Told what, Seat actor = noSeat, int amount = 0, int detail = 0) {
    Happening told;
    told.what = static_cast<std::uint16_t>(what);
    told.actor = actor;
    told.amount = static_cast<std::int16_t>(amount);
    told.detail = static_cast<std::int16_t>(detail);
    return told;
}

struct Spot {
    ZoneId zone = noZone;
    int place = 0;
};
inline Spot spotOf(int column, int index) { return {columnZone(column), placeOf(index)}; }

// Something moves from one place to another, or turns in its place.
inline Happening moving(Happening told, Spot from, Spot to, std::vector<FaceId> faces) {
    told.from = from.zone;
    told.fromPlace = static_cast<std::uint16_t>(from.place);
    told.to = to.zone;
    told.toPlace = static_cast<std::uint16_t>(to.place);
    told.faces = std::move(faces);
    return told;
}

inline Happening knownTo(Happening told, Seat seat) {
    told.knowers = SeatSet::of(seat);
    told.back = influenceBack;
    told.openToAll = false;
    return told;
}

inline SeatSet others(const Board& board, Seat seat) { return SeatSet::firstOf(board.seats).without(seat); }

}  // namespace intrika::schemes
