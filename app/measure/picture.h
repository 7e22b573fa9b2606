// A picture of the window for documents and tests: no person, no settings, no journal.
#pragma once

#include "app/launch/launch.h"
#include "app/measure/room.h"

namespace intrika::shell {
class MainWindow;
}

namespace intrika::measure {

// Shows in `window` what was asked for and saves it. Status 1 and a line that says why, where that fails.
Printout takePicture(MainWindow& window, const Launch& launch, const Games& games);

}  // namespace intrika::measure
