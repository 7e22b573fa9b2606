// The whole program in the house's widgets, letters and colours.
#pragma once

#include "app/style/room.h"

#include <QColor>
#include <QFont>

namespace intrika::style {

// From now on; the second time nothing happens.
void wearHouseStyle();

// The letters of forms, menus and dialogs, where the desktop's own are as large as `desktop`.
QFont formFont(const QFont& desktop, int percent);
void setFormFont(const QFont& font);

// What is chosen is filled with it: the colour of the game at hand.
void setGameColour(const QColor& colour);

}  // namespace intrika::style
