// How long the table rests between one thing and the next, so that it can be followed.
#pragma once

namespace intrika::play {

enum class Pace { slow, normal, fast, atOnce };

int pauseMs(Pace pace);  // between a bot's move and the next
// The same after `before` such rests in a row: ever shorter, so that many bots keep nobody waiting for long.
int restMs(Pace pace, int before);
double motionShare(int before);  // of the usual time in which things move, likewise
int replayPauseMs(Pace pace);    // between the steps of a replay, which is there to be followed

}  // namespace intrika::play
