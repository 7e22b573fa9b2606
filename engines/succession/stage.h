// What people see and read of The King Is Dead, all of it from a View.
#pragma once

#include "engines/core/game_rules.h"
#include "engines/succession/rules.h"

#include <span>

namespace intrika::succession {

struct Stage {
    static Tableau tableau(const View& view);
    static Prompt prompt(const View& view, Seat seat, std::span<const Move> moves);
    static Text sentence(const Happening& redacted);
    static Text whyNot(const View& view, Seat seat, std::span<const Pick> picks);
};
static_assert(GameStage<Stage, Rules>);

}  // namespace intrika::succession
