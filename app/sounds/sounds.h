// Whoever lets something be heard knows this alone; whether anything sounds is for others to know.
#pragma once

#include "app/sounds/sound.h"

#include <functional>

namespace intrika::sounds {

class Sounds {
public:
    Sounds() = default;
    virtual ~Sounds() = default;
    Sounds(const Sounds&) = delete;
    Sounds& operator=(const Sounds&) = delete;

    virtual void play(Sound sound) = 0;
    virtual void setGain(double) {}  // 0: silence, 1: as loud as the sounds are made
};

// Where nobody is to hear anything: tests, pictures, measurements, machines without a loudspeaker.
class Silence : public Sounds {
public:
    void play(Sound) override {}
};

// Milliseconds that only go on, from whenever.
using Clock = std::function<long long()>;
Clock machineClock();

}  // namespace intrika::sounds
