#include "engines/table/hint.h"

#include <algorithm>
#include <cmath>

namespace intrika::table {
namespace {

constexpr std::size_t mostLines = 3;

// The square of a chance's standard error, for what lies between 0 and 1; visits are not independent, so it is rather
// more.
float varianceOf(const RatedMove& move) {
    return move.expected * (1 - move.expected) / static_cast<float>(move.visits);
}

bool areAlike(const RatedMove& one, const RatedMove& other) {
    if (one.visits == 0 || other.visits == 0) return false;
    return std::abs(one.expected - other.expected) < std::sqrt(varianceOf(one) + varianceOf(other));
}

}  // namespace

std::vector<Hint::Line> linesOf(const Advice& advice, const Prompt& asked) {
    std::vector<Hint::Line> lines;
    const RatedMove* first = nullptr;
    for (const RatedMove& move : advice.rated) {
        if (lines.size() == mostLines) break;
        const auto choice = std::find_if(asked.choices.begin(), asked.choices.end(),
                                         [&](const Choice& offered) { return offered.key == move.key; });
        if (choice == asked.choices.end()) continue;
        const bool asGood = first != nullptr && areAlike(*first, move);
        if (first == nullptr) first = &move;
        lines.push_back(
            {move.key, choice->text, move.visits > 0 ? std::optional(move.expected) : std::nullopt, asGood});
    }
    return lines;
}

}  // namespace intrika::table
