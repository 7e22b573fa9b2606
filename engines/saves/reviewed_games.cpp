#include "engines/saves/reviewed_games.h"

#include "engines/review/summary.h"
#include "engines/saves/kept_reviews.h"

#include <algorithm>
#include <cstddef>

namespace intrika::saves {
namespace {

void addParts(std::vector<ReviewedPart>& parts, const FinishedGame& game) {
    const auto review = keptReview(game.path);
    const bool isOfIt = review && review->isComplete() && review->game == game.game.toStdString() &&
                        review->seatCount() == game.result.seats;
    if (!isOfIt) return;
    const review::Summary summary = summaryOf(*review, game.deputies);
    for (std::size_t seat = 0; seat < game.players.size(); ++seat) {
        if (game.players[seat].is != PlayerKind::Is::human) continue;
        const review::Rating& rating = summary.rating[seat];
        parts.push_back({game.names[static_cast<qsizetype>(seat)], game.game, game.when, rating.decisions, rating.loss,
                         summary.luck[seat], rating.levels, rating.weighed});
    }
}

}  // namespace

std::vector<ReviewedPart> reviewedParts(const QList<FinishedGame>& games, const std::stop_token& stop) {
    std::vector<ReviewedPart> parts;
    for (const FinishedGame& game : games) {
        if (stop.stop_requested()) return {};
        if (game.counts) addParts(parts, game);
    }
    std::stable_sort(parts.begin(), parts.end(),
                     [](const auto& one, const auto& other) { return one.when < other.when; });
    return parts;
}

std::vector<Level> levelsOf(const std::vector<ReviewedPart>& parts) {
    if (parts.empty()) return {};
    std::vector<review::WeighedDecision> together;
    const std::size_t first = parts.size() - std::min(parts.size(), gamesForLevel);
    for (std::size_t at = 0; at < parts.size(); ++at) {
        if (parts[at].game != parts.front().game) return {};
        if (at >= first) together.insert(together.end(), parts[at].weighed.begin(), parts[at].weighed.end());
    }
    return levelsLosing(review::levelFigures(parts.front().game.toStdString()), together);
}

}  // namespace intrika::saves
