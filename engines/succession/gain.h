// What a card would add to a player's points, roughly and fast: for bots, and for telling why.
#pragma once

#include "engines/succession/state.h"

namespace intrika::succession {

struct Gain {
    enum class By : std::uint8_t { single, colourPair, perfectPair } by = By::single;
    int points = 1;
};
Gain gainOf(const Player& player, Card card);

}  // namespace intrika::succession
