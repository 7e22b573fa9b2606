// What a player's cards, coins and tokens are worth at the end (K-90 to K-97).
#pragma once

#include "engines/succession/state.h"

#include <utility>
#include <vector>

namespace intrika::succession {

struct Score {
    int perfect = 0;
    int colour = 0;
    int single = 0;
    int money = 0;
    int tokens = 0;  // zero or negative
    constexpr int cards() const { return perfect + colour + single; }
    constexpr int total() const { return cards() + money + tokens; }
    bool operator==(const Score&) const = default;
};
Score scoreOf(const Player& player);

// The same pairs to look at; those of a colour with the best card first.
struct Pairing {
    using Pairs = std::vector<std::pair<Card, Card>>;  // building, subject
    Pairs perfect;
    Pairs colour;
    std::vector<Card> singles;
};
Pairing pairingOf(const Player& player);

}  // namespace intrika::succession
