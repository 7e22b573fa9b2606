// Who sits at a seat.
#pragma once

#include "engines/bots/level.h"

#include <QString>

#include <string>

namespace intrika {

struct SeatInfo {
    QString name;
    PlayerKind player;
    std::string colour;  // one of GameKind::seatColours
};

}  // namespace intrika
