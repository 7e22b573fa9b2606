// What a table's position asks of those people at it.
#pragma once

#include "app/play/room.h"
#include "app/play/screen.h"

namespace intrika::table {
class Table;
}

namespace intrika::play {

Call callOf(const Table& table, SeatSet people);

}  // namespace intrika::play
