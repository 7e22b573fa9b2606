// Who sits at a seat.
#pragma once

#include "engines/bots/level.h"
#include "engines/saves/room.h"

#include <QString>

#include <string>

namespace intrika::saves {

struct SeatInfo {
    QString name;
    PlayerKind player;
    std::string colour;  // one of GameKind::seatColours
};

}  // namespace intrika::saves
