// Whose line it is, where the lines of a chart end.
#pragma once

#include "app/play/room.h"

#include <QString>

#include <string>
#include <vector>

class QPainter;

namespace intrika::play {

struct LineName {
    std::string colour;  // of the seat
    QString text;
    double at = 0;  // where its line ends, from above
};

// Each seat's chip and text, from above in the order of their lines, as near to their ends as there is room for all
// above `bottom`; `left`: of the chips.
void paintLineNames(QPainter& painter, std::vector<LineName> names, double left, double chipRadius, double bottom);

}  // namespace intrika::play
