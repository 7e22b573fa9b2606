#include "engines/schemes/state.h"

#include <algorithm>

namespace intrika::schemes {

ToAct waitsFor(const Board& board) {
    const Seat decider = deciderOf(board);
    if (decider != noSeat) return ToAct::deciding(decider);
    return board.isOver() ? ToAct::nobody() : ToAct::drawing(ChanceKind::reshuffle);
}

GoalPile allGoals() {
    static constexpr GoalPile goals = [] {
        GoalPile pile;
        for (std::uint8_t index = 0; index < goalIds; ++index) {
            for (int copy = 0; copy < Goal{index}.copies(); ++copy) pile.append(Goal{index});
        }
        return pile;
    }();
    return goals;
}

Score scoreOf(std::span<const Goal> won) {
    Score score;
    std::array<int, goalKinds> best{};
    for (const Goal goal : won) {
        score.plain += goal.points();
        int& ofKind = best[static_cast<std::size_t>(goal.kind())];
        ofKind = std::max(ofKind, goal.points());
    }
    if (std::find(best.begin(), best.end(), 0) != best.end()) return score;
    score.further = static_cast<int>(won.size()) - goalKinds;
    score.set = -score.further;
    for (const int points : best) score.set += 2 * points;
    return score;
}

}  // namespace intrika::schemes
