// A match that several processes play, each a part of it, on one machine or on many: a part is a line of JSON, and
// lines of all parts, in any order and in any files, are the match again.
#pragma once

#include "app/cli/commands.h"
#include "app/cli/match.h"
#include "app/cli/room.h"

#include <nlohmann/json_fwd.hpp>

#include <span>
#include <string>
#include <vector>

namespace intrika::cli {

// `match`: what its parts have in common. {"match": …, "shard": [1, 4], "seconds": 1.5, "played": [a game, …]}
nlohmann::ordered_json shardLine(const nlohmann::ordered_json& match, const Shard& shard,
                                 std::span<const PlayedGame> games, double seconds);

// Prints the figures of each match that the lines of these files are parts of, as `arena` would have printed them
// (`seconds`: of all parts together). A match of which games are missing is a complaint and no line.
Exit mergeShards(const std::vector<std::string>& files);

}  // namespace intrika::cli
