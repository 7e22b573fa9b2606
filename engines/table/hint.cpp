#include "engines/table/hint.h"

#include <algorithm>

namespace intrika {
namespace {

constexpr std::size_t mostLines = 3;

}  // namespace

std::vector<Hint::Line> linesOf(const Advice& advice, const Prompt& asked) {
    std::vector<Hint::Line> lines;
    for (const RatedMove& move : advice.rated) {
        if (lines.size() == mostLines) break;
        const auto choice = std::find_if(asked.choices.begin(), asked.choices.end(),
                                         [&](const Choice& offered) { return offered.key == move.key; });
        if (choice == asked.choices.end()) continue;
        lines.push_back({move.key, choice->text, move.visits > 0 ? std::optional(move.expected) : std::nullopt});
    }
    return lines;
}

}  // namespace intrika
