// Positions of The King Is Dead to begin with.
#pragma once

#include "engines/succession/rules.h"

#include <initializer_list>

namespace intrika::succession {

inline State begun(int seats, std::uint64_t seed = 1, const Options& options = {}) {
    Rng rng(seed);
    return Rules::start(options, seats, Rules::deal(options, seats, rng));
}

inline void giveCards(Player& player, std::initializer_list<Card> cards) {
    for (const Card card : cards) player.row(sortOf(card)).append(card);
}

}  // namespace intrika::succession
