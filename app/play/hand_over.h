// Hands the screen from one person to the next, behind the curtain: nothing of one is left on it for the other.
#pragma once

#include "app/play/screen_mode.h"

namespace intrika::play {

struct GameSurface;

class HandOver {
public:
    explicit HandOver(GameSurface& surface) : surface_(surface) {}

    void lower(const mode::Hidden& hidden);
    void rise();

private:
    void call(const mode::Hidden& hidden);

    GameSurface& surface_;
};

}  // namespace intrika::play
