// All that is written in a part of a page grows with the window, as cards on a table do.
#pragma once

#include "app/setup/room.h"

class QWidget;

namespace intrika::setup {

// `unit`: 1 is as large as usual. May be called again and again; letters come back to the size they had.
void scaleType(QWidget& root, double unit);

}  // namespace intrika::setup
