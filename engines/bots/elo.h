// How strong players are, from whom they won against: Elo's scale, by the model of Bradley and Terry.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace intrika::bots {

// What a game says of two of its players.
struct Encounter {
    std::size_t one = 0;
    std::size_t other = 0;
    double share = 0;  // of `one`: 1 won, 0.5 a tie, 0 lost
};

// 400 points of difference are ten wins to one. The mean of all players is 1500.
struct Rating {
    double elo = 0;
    double low = 0;  // 95 %
    double high = 0;
};

// The likeliest ratings of players 0..`players`-1 (Hunter: MM algorithms for generalized Bradley-Terry models, 2004).
// Each pair is given one tie beforehand, so that whoever always won is rated, too. Encounters of one game hang
// together: intervals draw whole games anew (Efron's bootstrap), repeatably by the seed.
std::vector<Rating> ratingsOf(std::span<const std::vector<Encounter>> games, std::size_t players, std::uint64_t seed);

}  // namespace intrika::bots
