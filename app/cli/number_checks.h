// What CLI11 takes for a number and is none: each says what was wrong, or nothing, as CLI11 wants its checks.
#pragma once

#include "app/cli/match.h"
#include "app/cli/room.h"

#include <optional>
#include <string>

namespace intrika::cli {

std::string whyNoSeed(const std::string& given);
std::string whyNoNumber(const std::string& given);
std::string whyNoShard(const std::string& given);
std::optional<Shard> shardNamed(const std::string& name);  // "2/5"

}  // namespace intrika::cli
