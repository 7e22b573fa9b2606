// A game of which something that was shown is not on disk is not left without a word.
#pragma once

#include "app/shell/room.h"

class QWidget;

namespace intrika::play {
class GamePage;
}

namespace intrika::shell {

enum class Leaving { game, program };

// True: all of it is on disk by now, or was saved elsewhere, or whoever plays gives it up.
bool mayLeave(GamePage& page, Leaving leaving, QWidget* window);

}  // namespace intrika::shell
