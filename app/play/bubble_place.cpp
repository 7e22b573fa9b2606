#include "app/play/bubble_place.h"

#include <QLineF>

#include <algorithm>
#include <limits>

namespace intrika::play {
namespace {

constexpr int gridOfPlaces = 8;       // px between the places that are tried
constexpr int bubbleGap = 10;         // px between the bubble and what it must not cover
constexpr double useOfOthers = 0.02;  // a covered card is worth some hundred pixels of way
constexpr double useOfCrossed = 2;    // and a tail over it as much more way
constexpr int deepest = 12;           // px that a tail goes into its target

double areaOf(const QRect& box) { return box.isEmpty() ? 0 : double(box.width()) * box.height(); }

// How much of the line lies in the box.
double lengthIn(const QRectF& box, const QLineF& line) {
    double enters = 0, leaves = 1;
    const auto cut = [&](double way, double before, double behind) {
        if (way == 0) return before <= 0 && behind >= 0;
        const double one = before / way, other = behind / way;
        enters = std::max(enters, std::min(one, other));
        leaves = std::min(leaves, std::max(one, other));
        return enters < leaves;
    };
    const bool meets = cut(line.dx(), box.left() - line.x1(), box.right() - line.x1()) &&
                       cut(line.dy(), box.top() - line.y1(), box.bottom() - line.y1());
    return meets ? (leaves - enters) * line.length() : 0;
}

QPoint nearestIn(const QRect& box, QPoint point) {
    return {std::clamp(point.x(), box.left(), box.right()), std::clamp(point.y(), box.top(), box.bottom())};
}

}  // namespace

BubblePlace bestPlace(QSize bubble, const BubbleRoom& room) {
    const QPoint aim = room.target.isEmpty() ? QRect(QPoint(), room.table).center() : room.target.center();
    BubblePlace best{{}, std::numeric_limits<double>::max(), false};
    for (int y = 0; y <= std::max(0, room.table.height() - bubble.height()); y += gridOfPlaces) {
        for (int x = 0; x <= std::max(0, room.table.width() - bubble.width()); x += gridOfPlaces) {
            BubblePlace tried{QRect(QPoint(x, y), bubble), 0, true};
            const QLineF tail(nearestIn(tried.box, aim), aim);
            tried.cost = tail.length() + QLineF(tried.box.center(), aim).length() / 4;
            for (const QRect& kept : room.kept) {
                const double covered = areaOf(tried.box.adjusted(-bubbleGap, -bubbleGap, bubbleGap, bubbleGap) & kept);
                tried.isFree = tried.isFree && covered == 0;
                tried.cost += covered;
            }
            for (const QRect& regretted : room.regretted) {
                tried.cost += areaOf(tried.box & regretted) * useOfOthers;
                if (!regretted.contains(aim)) tried.cost += lengthIn(regretted, tail) * useOfCrossed;
            }
            if (tried.isFree == best.isFree ? tried.cost < best.cost : tried.isFree) best = tried;
        }
    }
    return best;
}

QPoint tipOn(const QRect& target, const QRect& box) {
    const int across = std::min(deepest, target.width() / 3), down = std::min(deepest, target.height() / 3);
    const QRect inside = target.adjusted(across, down, -across, -down);
    return nearestIn(inside, nearestIn(box, target.center()));
}

}  // namespace intrika::play
