#include "engines/bots/search_thinking.h"

#include "engines/core/steady_math.h"

#include <algorithm>
#include <cassert>

namespace intrika::bots {
namespace {

// How likely a move is to be taken for the best one, from which it may only look worse: a mean of few visits that is
// better is an accident.
float temptation(const RatedMove& move, const RatedMove& best, float temperature) {
    const float lost = std::max(best.expected - move.expected, 0.0f);
    return static_cast<float>(move.visits) * steadyExp(-lost / temperature);
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

MoveKey chosenFrom(std::vector<RatedMove>& rated, float temperature, Rng& rng) {
    assert(!rated.empty());
    std::stable_sort(rated.begin(), rated.end(), [](const RatedMove& a, const RatedMove& b) {
        return a.visits != b.visits ? a.visits > b.visits : a.expected > b.expected;
    });
    const RatedMove& best = rated.front();
    if (temperature == 0) return best.key;
    std::vector<float> upTo;
    float sum = 0;
    for (const RatedMove& move : rated) upTo.push_back(sum += temptation(move, best, temperature));
    const auto drawn = std::upper_bound(upTo.begin(), upTo.end() - 1, static_cast<float>(rng.unit()) * sum);
    return rated[static_cast<std::size_t>(drawn - upTo.begin())].key;
}

}  // namespace intrika::bots
