// Who sits at a seat.
#pragma once

#include "engines/bots/level.h"
#include "engines/core/seat.h"
#include "engines/saves/room.h"

#include <QString>

#include <cstddef>
#include <string>
#include <vector>

namespace intrika::saves {

struct SeatInfo {
    QString name;
    PlayerKind player;
    std::string colour;  // one of GameKind::seatColours
};

inline SeatSet humansAmong(const std::vector<SeatInfo>& seats) {
    SeatSet humans;
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
        if (seats[seat].player.is == PlayerKind::Is::human) humans = humans.with(static_cast<Seat>(seat));
    }
    return humans;
}

}  // namespace intrika::saves
