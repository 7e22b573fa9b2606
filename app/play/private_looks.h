// What a step shows one person alone: with several people at one screen it stays until they have seen it.
#pragma once

#include "app/play/screen_mode.h"
#include "engines/core/seat.h"

namespace intrika::play {

struct GameSurface;

class PrivateLooks {
public:
    explicit PrivateLooks(GameSurface& surface) : surface_(surface) {}

    SeatSet after(int step) const;  // who has something to see, and has not said yet that they have seen it
    void show(const mode::ShowingLook& look);

private:
    GameSurface& surface_;
};

}  // namespace intrika::play
