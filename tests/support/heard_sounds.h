// Writes down what would be heard.
#pragma once

#include "app/sounds/sounds.h"

#include <algorithm>
#include <vector>

namespace intrika {

struct HeardSounds : sounds::Sounds {
    std::vector<sounds::Sound> played;
    double gain = 1;

    void play(sounds::Sound sound) override { played.push_back(sound); }
    void setGain(double wanted) override { gain = wanted; }
    int count(sounds::Sound sound) const { return static_cast<int>(std::count(played.begin(), played.end(), sound)); }
};

}  // namespace intrika
