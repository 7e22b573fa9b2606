// The room in which a game is set up, from above: parquet, a rug, the game's table with its emblems, chairs round it.
#pragma once

#include "app/faces/table_ink.h"
#include "app/setup/room.h"
#include "app/setup/seating_plan.h"

#include <QString>

#include <string>

class QPainter;

namespace intrika::setup {

// What stays while people change their seats: everything but the chairs.
void paintRoom(QPainter& painter, const SeatingPlan& plan, const QString& game, Cloth cloth);

struct ChairLook {
    std::string colour;  // of the cushion; an empty chair has none
    QColor line;         // of an empty one
    bool isLit = false;  // somebody is about to sit down there
};
void paintChair(QPainter& painter, const Chair& chair, double scale, const ChairLook& look);

// Where people are asked to the table: on the parquet.
QColor headingInk(Cloth cloth);
QColor hintInk(Cloth cloth);

}  // namespace intrika::setup
