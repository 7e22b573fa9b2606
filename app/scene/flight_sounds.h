// What is heard of the things under way.
#pragma once

#include "app/scene/flight.h"
#include "app/sounds/sound.h"

#include <deque>
#include <vector>

namespace intrika::scene {

class FaceCache;

struct SoundCue {
    double at = 0;  // ms of the beat
    Sound sound = Sound::cardLaid;
};

// In the order in which they are due.
std::deque<SoundCue> soundsOf(const std::vector<Flight>& flights, const FaceCache& faces);

}  // namespace intrika::scene
