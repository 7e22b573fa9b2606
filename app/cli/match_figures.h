// What a match's games say of its entrants, as JSON.
#pragma once

#include "app/cli/match.h"

#include <nlohmann/json_fwd.hpp>

#include <span>
#include <string>
#include <vector>

namespace intrika::cli {

// What is the same for all parts of a match.
struct MatchHead {
    std::string game;
    int seats = 0;
    std::uint64_t seed = 0;
    std::vector<std::string> kinds;  // of the entrants
};

// For each entrant the shares of games won (a tie for the first place is shared), the mean place and score, with 95 %
// intervals over the games. Of entrants that play sides a game counts once: by the average of their seats.
nlohmann::ordered_json figuresOf(const MatchHead& head, std::span<const PlayedGame> games, double seconds);

}  // namespace intrika::cli
