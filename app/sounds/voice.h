// What a library that is loaded at run time makes sounds with (plugin/multimedia_voice.cpp).
#pragma once

#include "app/sounds/sound.h"

#include <QtPlugin>

namespace intrika::sounds {

// Lives on one thread.
class Voice {
public:
    Voice() = default;
    virtual ~Voice() = default;
    Voice(const Voice&) = delete;
    Voice& operator=(const Voice&) = delete;

    virtual void sing(Sound sound, double gain) = 0;  // nothing where there is no device
};

}  // namespace intrika::sounds

#define INTRIKA_VOICE "org.intrika.Voice/1"
Q_DECLARE_INTERFACE(intrika::sounds::Voice, INTRIKA_VOICE)
