#include "engines/review/summary.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace intrika::review {
namespace {

constexpr std::size_t mostTurningPoints = 5;
constexpr std::array<std::string_view, 4> causeNames{"chance", "decision", "hidden", "uncovering"};

void addTo(Shares& sum, const Shares& more) {
    for (std::size_t seat = 0; seat < sum.size(); ++seat) sum[seat] += more[seat];
}

Cause causeOf(const std::optional<Decision>& decision) {
    if (!decision) return Cause::chance;
    if (decision->loss > 0) return Cause::decision;
    return decision->isSecret ? Cause::hidden : Cause::uncovering;
}

TurningPoint changeAt(const Review& review, int event) {
    TurningPoint point{event, causeOf(review.after(event).decision), std::nullopt, review.after(event).truth};
    if (const auto& decision = review.after(event).decision) point.seat = decision->seat;
    for (std::size_t seat = 0; seat < point.change.size(); ++seat) {
        point.change[seat] -= review.before(event).truth[seat];
    }
    return point;
}

// The most that any seat won or lost.
double sizeOf(const TurningPoint& point) {
    double most = 0;
    for (const double change : point.change) most = std::max(most, std::abs(change));
    return most;
}

std::vector<TurningPoint> turningPointsOf(const Review& review) {
    std::vector<TurningPoint> points;
    for (int event = 0; event < review.eventCount(); ++event) points.push_back(changeAt(review, event));
    std::stable_sort(points.begin(), points.end(),
                     [](const auto& one, const auto& other) { return sizeOf(one) > sizeOf(other); });
    if (points.size() > mostTurningPoints) points.resize(mostTurningPoints);
    std::sort(points.begin(), points.end(), [](const auto& one, const auto& other) { return one.event < other.event; });
    return points;
}

std::vector<Rating> ratingsOf(const Review& review, const Deputies& deputies) {
    std::vector<Rating> ratings(static_cast<std::size_t>(review.seatCount()));
    for (int event = 0; event < review.eventCount(); ++event) {
        const auto& decision = review.after(event).decision;
        if (!decision || !decision->isWeighty() || deputies.at(decision->seat, event)) continue;
        Rating& rating = ratings[decision->seat];
        rating.weighed.push_back(weighed(*decision));
        rating.loss += decision->loss;
    }
    for (Rating& rating : ratings) {
        if (rating.weighed.empty()) continue;
        rating.decisions = static_cast<int>(rating.weighed.size());
        rating.loss /= rating.decisions;
        rating.levels = levelsLosing(levelFigures(review.game), rating.weighed);
    }
    return ratings;
}

}  // namespace

std::string_view nameOf(Cause cause) { return causeNames.at(static_cast<std::size_t>(cause)); }

Summary summaryOf(const Review& review, const Deputies& deputies) {
    Summary summary;
    summary.result = review.points.back()->truth;
    summary.luck = review.points.front()->truth;  // of the deal
    summary.skill.resize(summary.luck.size());
    for (double& share : summary.result) share -= review.fairShare;
    for (double& share : summary.luck) share -= review.fairShare;
    for (int event = 0; event < review.eventCount(); ++event) {
        addTo(summary.luck, luckOf(review, event));
        addTo(summary.skill, skillOf(review, event));
    }
    summary.rating = ratingsOf(review, deputies);
    summary.turningPoints = turningPointsOf(review);
    return summary;
}

}  // namespace intrika::review
