// What the stage of a game is coloured with, over either cloth.
#pragma once

#include "app/faces/table_ink.h"
#include "app/stage/room.h"
#include "app/surfaces/game_colours.h"

#include <QColor>
#include <QString>

namespace intrika::stage {

struct StageColours {
    GameColours ground;
    TableInk ink;   // of what is written on that
    QColor ray;     // light that falls on it
    QColor ribbon;  // behind the title, over both cloths
    QColor dim;     // over the table
};

StageColours stageColours(const QString& game, Cloth cloth);

}  // namespace intrika::stage
