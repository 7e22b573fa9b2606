#include "app/scene/ring_form.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace intrika::scene {
namespace {

using std::numbers::pi;

constexpr double leastForm = 0.4, mostForm = 8;  // width through height, both measured in cards with a gap
constexpr std::size_t samples = 360;
constexpr double labelHidden = 0.07;  // of a label, over the card
constexpr double labelSlope = 0.83;   // from which on it lies left or right of the card

QPointF onCircle(double sample) {
    const double angle = 2 * pi * sample / samples;
    return {std::sin(angle), -std::cos(angle)};
}

std::vector<QPointF> equalSteps(double form, int count) {
    std::array<double, samples + 1> way{};
    for (std::size_t i = 1; i < way.size(); ++i) {
        const QPointF step = onCircle(static_cast<double>(i)) - onCircle(static_cast<double>(i - 1));
        way[i] = way[i - 1] + std::hypot(step.x() * form, step.y());
    }
    std::vector<QPointF> points;
    for (int i = 0; i < count; ++i) {
        const double wanted = way.back() * i / count;
        const auto next = static_cast<std::size_t>(std::lower_bound(way.begin() + 1, way.end(), wanted) - way.begin());
        const double part = (wanted - way[next - 1]) / (way[next] - way[next - 1]);
        points.push_back(onCircle(static_cast<double>(next - 1) + part));
    }
    return points;
}

// On the side that `way` points to; `hidden`: the part of the thing that overlaps the card.
QPointF beside(QSizeF card, QSizeF thing, QPointF way, double hidden, bool sideways) {
    if (sideways) {
        const double off = card.width() / 2 + thing.width() * (0.5 - hidden);
        return {std::copysign(off, way.x()), way.y() * card.height() * 0.25};
    }
    const double off = card.height() / 2 + thing.height() * (0.5 - hidden);
    return {way.x() * card.width() * 0.25, std::copysign(off, way.y())};
}

}  // namespace

EqualSteps::EqualSteps(int count) {
    for (std::size_t i = 0; i < forms; ++i) {
        const double part = static_cast<double>(i) / (forms - 1);
        forms_[i] = equalSteps(leastForm * std::pow(mostForm / leastForm, part), count);
    }
}

std::vector<QPointF> EqualSteps::points(double radiusX, double radiusY) const {
    const double width = radiusX / (RingParts::cardWidth + RingParts::stepGap);
    const double height = radiusY / (1 + RingParts::stepGap);
    const double share = std::log(width / height / leastForm) / std::log(mostForm / leastForm);
    const double at = std::clamp(share, 0.0, 1.0) * (forms - 1);
    const auto low = std::min(static_cast<std::size_t>(at), forms - 2);
    const double part = at - static_cast<double>(low);
    std::vector<QPointF> points(forms_[low].size());
    for (std::size_t i = 0; i < points.size(); ++i) points[i] = forms_[low][i] * (1 - part) + forms_[low + 1][i] * part;
    return points;
}

RingForm::RingForm(const QRectF& room, double x, double y, const EqualSteps& steps)
    : box(room), radiusX(x), radiusY(y), cards(steps.points(x, y)) {
    for (QPointF& card : cards) {
        const QPointF slope(card.x() / radiusX, card.y() / radiusY);
        ways.push_back(slope / std::hypot(slope.x(), slope.y()));
        card = {card.x() * radiusX, card.y() * radiusY};
    }
}

// By the place, not by what the ellipse looks like there: a thing stays on its side while the table grows.
bool RingForm::isSideways(std::size_t place, double fromSlope) const {
    const double angle = 2 * pi * static_cast<double>(place) / static_cast<double>(cards.size());
    return std::abs(std::sin(angle)) > std::abs(std::cos(angle)) * fromSlope + 1e-9;
}

QPointF RingForm::toRim(std::size_t place, double height) const {
    return beside(RingParts::card(height), RingParts::rim(height), ways[place], RingParts::rimHidden,
                  isSideways(place, steep));
}

QPointF RingForm::toLabel(std::size_t place, double height, QSizeF label) const {
    return beside(RingParts::card(height), label, -ways[place], labelHidden, isSideways(place, labelSlope));
}

}  // namespace intrika::scene
