#include "app/scene/ring_layout.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <optional>

namespace intrika {
namespace {

using std::numbers::pi;

// Of a token between two cards, in heights of a card.
constexpr double gapPart = 0.44, leastGapPart = 0.26;
constexpr double gapOverlap = 0.04;  // of it over either card: as far as nothing is written there
constexpr double rimPart = 0.8;      // of the size a tile has beside such cards
constexpr double rimHidden = 0.3;    // of a tile, under the card
constexpr double air = 5;            // px between things
constexpr std::size_t samples = 360;

// Clockwise from the top. Hundreds of rings are tried for one table, so the sines are computed once.
const std::array<QPointF, samples + 1>& unitCircle() {
    static const auto points = [] {
        std::array<QPointF, samples + 1> all;
        for (std::size_t i = 0; i < all.size(); ++i) {
            const double angle = 2 * pi * static_cast<double>(i) / samples;
            all[i] = {std::sin(angle), -std::cos(angle)};
        }
        return all;
    }();
    return points;
}

// Equal steps along an ellipse, measured in cards with a gap, so that cards stand apart as well at the sides, where
// they are stacked, as at top and bottom, where they lie beside each other.
std::vector<QPointF> equalSteps(const RingLayout& ring, int count) {
    const double gap = ring.card.height() * gapPart;
    const double stepX = ring.radiusX / (ring.card.width() + gap), stepY = ring.radiusY / (ring.card.height() + gap);
    const auto at = [&](std::size_t i) {
        const QPointF unit = unitCircle()[i];
        return ring.centre + QPointF(ring.radiusX * unit.x(), ring.radiusY * unit.y());
    };
    std::array<double, samples + 1> way{};
    for (std::size_t i = 1; i < way.size(); ++i) {
        const QPointF step = unitCircle()[i] - unitCircle()[i - 1];
        way[i] = way[i - 1] + std::sqrt(std::pow(step.x() * stepX, 2) + std::pow(step.y() * stepY, 2));
    }
    std::vector<QPointF> points;
    for (int i = 0; i < count; ++i) {
        const double wanted = way.back() * i / count;
        const auto next = static_cast<std::size_t>(std::lower_bound(way.begin() + 1, way.end(), wanted) - way.begin());
        const double part = (wanted - way[next - 1]) / (way[next] - way[next - 1]);
        points.push_back(at(next - 1) * (1 - part) + at(next) * part);
    }
    return points;
}

// Outwards from the ellipse at a point, length 1.
QPointF outwards(const RingLayout& ring, QPointF point) {
    const QPointF slope((point.x() - ring.centre.x()) / (ring.radiusX * ring.radiusX),
                        (point.y() - ring.centre.y()) / (ring.radiusY * ring.radiusY));
    return slope / std::hypot(slope.x(), slope.y());
}

// Beside the card, on the side that `way` points to; `hidden`: the part of the thing that overlaps the card;
// `steep`: from which slope on the side is the upper or lower one.
QPointF beside(QPointF card, QSizeF cardSize, QSizeF thing, QPointF way, double hidden, double steep) {
    const bool sideways = std::abs(way.x()) * steep > std::abs(way.y());
    if (sideways) {
        const double off = cardSize.width() / 2 + thing.width() * (0.5 - hidden);
        return card + QPointF(std::copysign(off, way.x()), way.y() * cardSize.height() * 0.25);
    }
    const double off = cardSize.height() / 2 + thing.height() * (0.5 - hidden);
    return card + QPointF(way.x() * cardSize.width() * 0.25, std::copysign(off, way.y()));
}

// From the end of the one to the beginning of the other; less than 0: so far they lie beside each other.
double apart(double left, double right, double otherLeft, double otherRight) {
    return std::max(left, otherLeft) - std::min(right, otherRight);
}

double freeBetween(const QRectF& a, const QRectF& b) {
    const double x = apart(a.left(), a.right(), b.left(), b.right());
    const double y = apart(a.top(), a.bottom(), b.top(), b.bottom());
    return std::hypot(std::max(0.0, x), std::max(0.0, y));
}

// In the middle of what is free between two cards, and not over what is written on them.
Spot between(const QRectF& a, const QRectF& b, double height) {
    const double side =
        std::clamp(freeBetween(a, b) + 2 * gapOverlap * height, leastGapPart * height, gapPart * height);
    const QPointF middle((std::max(a.left(), b.left()) + std::min(a.right(), b.right())) / 2,
                         (std::max(a.top(), b.top()) + std::min(a.bottom(), b.bottom())) / 2);
    return {middle, {side, side}, 0};
}

RingLayout lay(const RingWish& wish, QPointF centre, double radiusX, double radiusY, double height) {
    RingLayout ring;
    ring.card = cardMm * (height / cardMm.height());
    ring.centre = centre;
    ring.radiusX = radiusX;
    ring.radiusY = radiusY;
    const QSizeF tile = QSizeF(63, 40) * (height / cardMm.height() * rimPart);
    const std::vector<QPointF> points = equalSteps(ring, 2 * wish.count);
    for (int i = 0; i < wish.count; ++i) {
        const QPointF point = points[static_cast<std::size_t>(2 * i)];
        const QPointF way = outwards(ring, point);
        ring.cards.push_back({point, ring.card, 0});
        ring.rims.push_back({beside(point, ring.card, tile, way, rimHidden, 0.9), tile, 0});
        const QPointF middle = beside(point, ring.card, wish.label, -way, 0.07, 2);
        ring.labels.emplace_back(middle - QPointF(wish.label.width(), wish.label.height()) / 2, wish.label);
    }
    for (std::size_t i = 0; i < ring.cards.size(); ++i)
        ring.gaps.push_back(between(ring.cards[i].box(), ring.cards[(i + 1) % ring.cards.size()].box(), height));
    return ring;
}

bool touches(const QRectF& box, const std::vector<QRectF>& others) {
    const QRectF wide = box.adjusted(-air, -air, air, air);
    return std::any_of(others.begin(), others.end(), [&](const QRectF& other) { return wide.intersects(other); });
}

// The largest box round the middle that nothing of the ring reaches into.
QRectF insideOf(const RingLayout& ring, const std::vector<std::size_t>& labelled) {
    std::vector<QRectF> taken;
    for (const std::size_t place : labelled) taken.push_back(ring.labels[place % ring.labels.size()]);
    for (const Spot& card : ring.cards) taken.push_back(card.box());
    for (const Spot& gap : ring.gaps) taken.push_back(gap.box());
    QSizeF best(40, 40);
    for (double w = ring.radiusX * 2; w > 40; w -= 6) {
        double half = ring.radiusY;
        for (const QRectF& box : taken) {
            const double off = std::abs(box.center().x() - ring.centre.x()) - box.width() / 2 - air;
            if (off >= w / 2) continue;
            half = std::min(half, std::abs(box.center().y() - ring.centre.y()) - box.height() / 2 - air);
        }
        if (half <= 0) continue;
        // Rows of cards want a box that is not much wider than high.
        const auto worth = [](double width, double height) { return std::min(width, 1.7 * height) * height; };
        if (worth(w, half * 2) > worth(best.width(), best.height())) best = QSizeF(w, half * 2);
    }
    return {ring.centre - QPointF(best.width(), best.height()) / 2, best};
}

bool fits(const RingLayout& ring, const RingWish& wish) {
    const double between = ring.card.height() * 0.07;
    for (std::size_t i = 0; i < ring.cards.size(); ++i) {
        QRectF box = ring.cards[i].box();
        if (wish.rims) box |= ring.rims[i].box();
        if (!wish.box.contains(box)) return false;
        if (touches(ring.cards[i].box(), wish.obstacles)) return false;
        const QRectF next = ring.cards[(i + 1) % ring.cards.size()].box();
        if (freeBetween(ring.cards[i].box(), next) < ring.card.height() * (leastGapPart - 2 * gapOverlap)) return false;
        if (wish.rims && touches(ring.rims[i].box(), wish.obstacles)) return false;
        for (std::size_t other = 0; other < i; ++other) {
            const QRectF near = ring.cards[other].box();
            if (touches(ring.cards[i].box(), {near.adjusted(-between, -between, between, between)})) return false;
            if (wish.rims && (touches(ring.rims[i].box(), {near, ring.rims[other].box()}) ||
                              touches(ring.rims[other].box(), {ring.cards[i].box()}))) {
                return false;
            }
        }
    }
    if (wish.middle.isEmpty()) return true;
    const QSizeF inside = insideOf(ring, {}).size();
    return inside.width() >= wish.middle.width() && inside.height() >= wish.middle.height();
}

// Of 0, which fits, up to `most`, which does not: between the steps in which it was looked for, so that a table that
// is a little larger never has another ring than a little larger one.
template <class Fits>
double largestThat(const Fits& fits, double most) {
    double least = 0;
    for (int i = 0; i < 6; ++i) {
        const double middle = (least + most) / 2;
        (fits(middle) ? least : most) = middle;
    }
    return least;
}

// The widest ring with cards of this height.
std::optional<RingLayout> withCards(const RingWish& wish, double height) {
    const double rimOut = wish.rims ? height * 40 / 88 * rimPart * (1 - rimHidden) : 0;
    const double radiusY = (wish.box.height() - height) / 2 - rimOut;
    const double mostX = (wish.box.width() - height * cardMm.width() / cardMm.height()) / 2;
    if (radiusY < height * 0.8) return std::nullopt;
    const auto with = [&](double radiusX) { return lay(wish, wish.box.center(), radiusX, radiusY, height); };
    const double step = mostX * 0.012;
    for (double radiusX = mostX; radiusX > mostX * 0.4; radiusX -= step) {
        if (!fits(with(radiusX), wish)) continue;
        const double most = radiusX == mostX ? 0 : step;
        return with(radiusX + largestThat([&](double more) { return fits(with(radiusX + more), wish); }, most));
    }
    return std::nullopt;
}

constexpr double leastCard = 40;  // px

std::optional<RingLayout> withLargestCards(const RingWish& wish) {
    constexpr double shrink = 0.96;
    // Step by step: smaller cards stand elsewhere, so that halving could miss the sizes that fit.
    for (double height = wish.mostCardHeight; height > leastCard; height *= shrink) {
        if (!withCards(wish, height)) continue;
        const double most = height == wish.mostCardHeight ? 0 : height / shrink - height;
        const auto fit = [&](double more) { return withCards(wish, height + more).has_value(); };
        return withCards(wish, height + largestThat(fit, most));
    }
    return std::nullopt;
}

// Where there is no room beside the seats: between those above and those below.
RingWish amid(RingWish wish) {
    const double middle = wish.box.center().y();
    for (const QRectF& seat : wish.obstacles) {
        if (seat.center().y() < middle) {
            wish.box.setTop(std::max(wish.box.top(), seat.bottom() + air));
        } else {
            wish.box.setBottom(std::min(wish.box.bottom(), seat.top() - air));
        }
    }
    wish.mostCardHeight = std::min(wish.mostCardHeight, wish.box.height() * 0.2);  // the middle needs some of it
    return wish;
}

RingWish withoutMiddle(RingWish wish) {
    wish.middle = {};
    return wish;
}

}  // namespace

RingLayout RingFitter::fit(const RingWish& wish, const std::vector<std::size_t>& labelled) {
    if (wish != wish_ || ring_.cards.empty()) {
        std::optional<RingLayout> found = withLargestCards(wish);
        const RingWish lower = amid(wish);
        if (!found || found->card.height() < lower.mostCardHeight) {
            auto other = withLargestCards(lower);
            if (other && (!found || other->card.height() > found->card.height())) found = std::move(other);
        }
        if (!found) found = withLargestCards(amid(withoutMiddle(wish)));
        if (!found) found = lay(wish, wish.box.center(), wish.box.width() / 2.6, wish.box.height() / 2.6, leastCard);
        wish_ = wish;
        ring_ = std::move(*found);
    }
    RingLayout ring = ring_;
    ring.inside = insideOf(ring, labelled);
    return ring;
}

}  // namespace intrika
