#include "engines/bots/search_thinking.h"

#include <cassert>

namespace intrika::bots {
namespace {

// A move that got less than this share of the best one's visits was hardly looked at: its mean is an accident.
constexpr float leastShare = 0.2f;

float after(const RatedMove& move, float noise, Rng& rng) {
    return move.expected + noise * static_cast<float>(rng.unit());
}

}  // namespace

void addVisits(std::vector<RatedMove>& sum, const std::vector<RatedMove>& more) {
    if (sum.empty()) {
        sum = more;
        return;
    }
    assert(sum.size() == more.size());
    for (std::size_t index = 0; index < sum.size(); ++index) {
        const std::uint32_t visits = sum[index].visits + more[index].visits;
        if (visits == 0) continue;
        sum[index].expected = (sum[index].expected * static_cast<float>(sum[index].visits) +
                               more[index].expected * static_cast<float>(more[index].visits)) /
                              static_cast<float>(visits);
        sum[index].visits = visits;
    }
}

MoveKey chosenFrom(std::vector<RatedMove>& rated, float noise, Rng& rng) {
    assert(!rated.empty());
    std::stable_sort(rated.begin(), rated.end(), [](const RatedMove& a, const RatedMove& b) {
        return a.visits != b.visits ? a.visits > b.visits : a.expected > b.expected;
    });
    const RatedMove* best = &rated.front();
    if (noise == 0) return best->key;
    float bestValue = after(*best, noise, rng);
    const float least = leastShare * static_cast<float>(best->visits);
    for (const RatedMove& move : rated) {
        if (&move == &rated.front() || static_cast<float>(move.visits) < least) continue;
        const float value = after(move, noise, rng);
        if (value > bestValue) {
            bestValue = value;
            best = &move;
        }
    }
    return best->key;
}

}  // namespace intrika::bots
