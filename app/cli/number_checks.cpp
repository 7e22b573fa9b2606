#include "app/cli/number_checks.h"

#include <charconv>
#include <cmath>

namespace intrika::cli {

// CLI11 takes a negative number for a very large one, and one that is too large for the largest.
std::string whyNoSeed(const std::string& given) {
    std::uint64_t seed = 0;
    const auto [end, error] = std::from_chars(given.data(), given.data() + given.size(), seed);
    return error == std::errc() && end == given.data() + given.size() ? std::string() : given;
}

// "nan" lies in every range of CLI11.
std::string whyNoNumber(const std::string& given) {
    double number = 0;
    const auto [end, error] = std::from_chars(given.data(), given.data() + given.size(), number);
    return error == std::errc() && std::isfinite(number) ? std::string() : given;
}

std::optional<Shard> shardNamed(const std::string& name) {
    Shard shard;
    const char* end = name.data() + name.size();
    const auto [slash, bad] = std::from_chars(name.data(), end, shard.number);
    if (bad != std::errc() || slash == end || *slash != '/') return std::nullopt;
    const auto [last, worse] = std::from_chars(slash + 1, end, shard.of);
    if (worse != std::errc() || last != end || shard.number < 1 || shard.number > shard.of) return std::nullopt;
    return shard;
}

std::string whyNoShard(const std::string& given) { return shardNamed(given) ? std::string() : given; }

}  // namespace intrika::cli
