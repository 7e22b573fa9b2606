// What the screen shows of the table with the eyes that it uses, and says of it.
#pragma once

#include "app/play/room.h"
#include "app/play/viewpoint.h"
#include "engines/table/table.h"
#include "engines/words/words.h"

#include <QString>

#include <vector>

namespace intrika::play {

Tableau tableauSeen(const Table& table, const Viewpoint& viewpoint, int at = Session::latest);
std::vector<Happening> happeningsSeen(const Table& table, const Viewpoint& viewpoint, int step);

// A sentence for each thing that happened in a step and can be told, then what bots say of it.
struct ToldLine {
    std::size_t happening = 0;  // its number in the step; of what bots say, one more than the last has
    Seat actor = noSeat;
    QString sentence;
};
std::vector<ToldLine> toldLines(const Table& table, const Viewpoint& viewpoint, int step, const Words& words);

// What bots said last, when so many events had happened; it stands beside them until everybody had a turn.
std::vector<SpokenLine> linesLately(const Table& table, const Viewpoint& viewpoint, int at);

}  // namespace intrika::play
