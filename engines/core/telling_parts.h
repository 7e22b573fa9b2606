// How rules put together what they tell.
#pragma once

#include "engines/core/happening.h"

#include <utility>
#include <vector>

namespace intrika {

// `What`: the game's own enumeration of what can happen.
template <class What>
Happening happening(What what, Seat actor = noSeat, int amount = 0, int detail = 0) {
    Happening told;
    told.what = static_cast<std::uint16_t>(what);
    told.actor = actor;
    told.amount = static_cast<std::int16_t>(amount);
    told.detail = static_cast<std::int16_t>(detail);
    return told;
}

inline Happening detailed(Happening told, int detail) {
    told.detail = static_cast<std::int16_t>(detail);
    return told;
}

struct ZonePlace {
    ZoneId zone = noZone;
    int place = 0;
};

// Something moves from one place to another, or turns in its place.
inline Happening moving(Happening told, ZonePlace from, ZonePlace to, std::vector<FaceId> faces) {
    told.from = from.zone;
    told.fromPlace = static_cast<std::uint16_t>(from.place);
    told.to = to.zone;
    told.toPlace = static_cast<std::uint16_t>(to.place);
    told.faces = std::move(faces);
    return told;
}

// Only they and nobody else see the faces; the others see backs.
inline Happening knownTo(Happening told, SeatSet knowers, FaceId back) {
    told.knowers = knowers;
    told.back = back;
    told.openToAll = false;
    return told;
}

}  // namespace intrika
