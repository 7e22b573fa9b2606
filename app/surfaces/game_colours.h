// The colours of a game's ground, for its table and for whatever else is laid on it.
#pragma once

#include "app/faces/table_ink.h"
#include "app/surfaces/room.h"

#include <QColor>
#include <QString>

namespace intrika::surfaces {

struct GameColours {
    QColor ground;  // in the middle, where the light falls
    QColor edge;    // towards the border
    QColor line;    // of drawings on it
    QColor quiet;   // of second lines of text: 4.5:1 or more on `ground` and `edge`
};

// A game without a surface of its own has the colours of its cards.
GameColours gameColours(const QString& game, Cloth cloth);

// The inks of a table with that ground.
TableInk tableInk(const QString& game, Cloth cloth);

}  // namespace intrika::surfaces
