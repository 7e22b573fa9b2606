#include "engines/review/review.h"

#include <algorithm>
#include <array>

namespace intrika::review {
namespace {

constexpr std::array<std::string_view, 5> markNames{"forced", "good", "inaccuracy", "mistake", "blunder"};

}  // namespace

Mark markOf(double loss) {
    if (loss >= blunderFrom) return Mark::blunder;
    if (loss >= mistakeFrom) return Mark::mistake;
    return loss >= inaccuracyFrom ? Mark::inaccuracy : Mark::good;
}

std::string_view nameOf(Mark mark) { return markNames.at(static_cast<std::size_t>(mark)); }

double Decision::stake() const {
    if (options.size() < 2) return 0;
    double least = 1;
    double most = 0;
    for (const Option& option : options) {
        if (option.visits == 0) continue;
        least = std::min(least, option.share);
        most = std::max(most, option.share);
    }
    return most - least;
}

int Review::seatCount() const {
    const auto reckoned =
        std::find_if(points.begin(), points.end(), [](const auto& point) { return point.has_value(); });
    return reckoned == points.end() ? 0 : static_cast<int>((*reckoned)->truth.size());
}

bool Review::isComplete() const {
    return std::all_of(points.begin(), points.end(), [](const auto& point) { return point.has_value(); });
}

bool Review::operator==(const Review& other) const {
    return game == other.game && fingerprint == other.fingerprint && effort.seed == other.effort.seed &&
           effort.iterations == other.effort.iterations && fairShare == other.fairShare && points == other.points;
}

Shares skillOf(const Review& review, int event) {
    const auto& decision = review.after(event).decision;
    return decision ? decision->cost : Shares(static_cast<std::size_t>(review.seatCount()));
}

Shares luckOf(const Review& review, int event) {
    Shares luck = review.after(event).truth;
    const Shares skill = skillOf(review, event);
    for (std::size_t seat = 0; seat < luck.size(); ++seat) luck[seat] -= review.before(event).truth[seat] + skill[seat];
    return luck;
}

}  // namespace intrika::review
