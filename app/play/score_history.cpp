#include "app/play/score_history.h"

namespace intrika::play {
namespace {

std::vector<int> scoresIn(const Tableau& tableau) {
    std::vector<int> scores;
    for (const Plate& plate : tableau.plates) scores.push_back(plate.score.value_or(0));
    return scores;
}

}  // namespace

std::vector<RoundScores> scoreHistory(const Table& table) {
    Tableau before = table.tableau(spectator, 0);
    std::vector<RoundScores> history{{{}, 0, scoresIn(before)}};
    for (int at = 1; at < table.stepCount(); ++at) {
        Tableau now = table.tableau(spectator, at);
        if (now.headline != before.headline) history.push_back({before.headline, at, scoresIn(now)});
        before = std::move(now);
    }
    const Result result = table.result();
    history.push_back({before.headline, table.stepCount(), {}});
    for (Seat seat = 0; seat < table.seatCount(); ++seat) history.back().scores.push_back(result.scores[seat]);
    return history;
}

}  // namespace intrika::play
