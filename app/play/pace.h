// How long the table rests between one thing and the next, so that it can be followed.
#pragma once

#include "app/scene/animator.h"

namespace intrika {

int pauseMs(Speed speed);        // between a bot's move and the next
int replayPauseMs(Speed speed);  // between the steps of a replay, which is followed without motion too

}  // namespace intrika
