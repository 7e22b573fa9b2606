#include "app/surfaces/ring_parts.h"

#include "app/faces/text_fit.h"
#include "app/surfaces/strokes.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace intrika::surfaces {
namespace {

// A closed curve through the middles of what lies in the ring (Catmull-Rom), which bends wherever they were laid.
class RingCurve {
public:
    explicit RingCurve(const std::vector<Stand>& ring) {
        for (const Stand& stand : ring) points_.push_back(stand.box.center());
    }

    std::size_t count() const { return points_.size(); }

    // `part` from 0 to 1 of the way from place `i` to the next.
    QPointF at(std::size_t i, double part) const {
        const auto point = [&](std::size_t off) { return points_[(i + count() + off) % count()]; };
        const QPointF before = point(count() - 1), from = point(0), to = point(1), after = point(2);
        const double t = part, t2 = t * t, t3 = t2 * t;
        return 0.5 * (2 * from + (to - before) * t + (2 * before - 5 * from + 4 * to - after) * t2 +
                      (3 * from - before - 3 * to + after) * t3);
    }

    // From the border before place `i` to the one behind it.
    QPolygonF stretch(std::size_t i) const {
        constexpr int steps = 12;
        QPolygonF line;
        for (int k = 0; k < steps; ++k) line << at((i + count() - 1) % count(), 0.5 + 0.5 * k / steps);
        for (int k = 0; k <= steps; ++k) line << at(i, 0.5 * k / steps);
        return line;
    }

    QPainterPath whole() const {
        QPolygonF line;
        for (std::size_t i = 0; i < count(); ++i) line += stretch(i);
        return polygon(line);
    }

private:
    std::vector<QPointF> points_;
};

QRectF ringBox(const GroundPlan& plan) {
    QRectF all;
    for (const Stand& stand : plan.ring) all |= stand.box;
    return all;
}

QString romanNumeral(std::size_t hour) {
    constexpr std::array<const char*, 12> numerals{"XII", "I",   "II",   "III", "IV", "V",
                                                   "VI",  "VII", "VIII", "IX",  "X",  "XI"};
    return QLatin1String(numerals[hour % numerals.size()]);
}

}  // namespace

RingRoad::RingRoad(const Values& values)
    : tints_(values.materials().tints),
      width_(values.number("width", 34, {2, 200})),
      rim_(values.number("rim", 3, {0, 20})),
      rimColour_(values.colour("rimColour", "edge")),
      bare_(values.colour("bare", "edge")) {}

QColor RingRoad::cloth(const QString& tint) const {
    const auto found = tints_.constFind(tint);
    return found == tints_.cend() ? bare_ : found->cloth;
}

void RingRoad::operator()(QPainter& painter, const GroundPlan& plan) const {
    if (plan.ring.size() < 3) return;
    const double u = plan.unit();
    const RingCurve curve(plan.ring);
    outline(painter, curve.whole(), rimColour_, (width_ + 2 * rim_) * u);
    // Stretches of one colour in a row are drawn at once, so that no seam shows between them.
    std::size_t first = 0;
    while (first < curve.count() &&
           plan.ring[first].tint == plan.ring[(first + curve.count() - 1) % curve.count()].tint)
        ++first;
    if (first == curve.count()) return outline(painter, curve.whole(), cloth(plan.ring[0].tint), width_ * u);
    for (std::size_t done = 0; done < curve.count();) {
        const QString& tint = plan.ring[(first + done) % curve.count()].tint;
        QPolygonF line;
        while (done < curve.count() && plan.ring[(first + done) % curve.count()].tint == tint)
            line += curve.stretch((first + done++) % curve.count());
        QPainterPath path;
        path.addPolygon(line);
        outline(painter, path, cloth(tint), width_ * u);
    }
}

Berths::Berths(const Values& values)
    : margin_(values.number("margin", 7, {0, 40})),
      width_(values.number("width", 1.4, {0.5, 8})),
      fill_(values.colour("fill", "edge")),
      line_(values.colour("colour")) {}

void Berths::operator()(QPainter& painter, const GroundPlan& plan) const {
    const double u = plan.unit(), margin = margin_ * u;
    for (const Stand& stand : plan.ring) {
        const QPainterPath frame = rounded(stand.box.adjusted(-margin, -margin, margin, margin), margin);
        painter.fillPath(frame, fill_);
        outline(painter, frame, line_, width_ * u);
    }
}

Numerals::Numerals(const Values& values)
    : size_(values.number("size", 15, {8, 60})),
      apart_(values.number("apart", 10, {0, 60})),
      colour_(values.colour("colour", "quiet")) {}

void Numerals::operator()(QPainter& painter, const GroundPlan& plan) const {
    if (plan.ring.empty()) return;
    const double u = plan.unit(), size = size_ * std::max(1.0, u);
    if (size < leastLetters) return;
    const QRectF all = ringBox(plan);
    for (std::size_t i = 0; i < plan.ring.size(); ++i) {
        const QRectF& card = plan.ring[i].box;
        const QString numeral = romanNumeral(i * 12 / plan.ring.size());
        const QSizeF room(textWidth(numeral, Cut::italic, size), size);
        const QPointF inwards = all.center() - card.center();
        const bool isBeside = std::abs(inwards.y()) < all.height() * 0.26;
        const double x =
            isBeside ? std::copysign((card.width() + room.width()) / 2 + (apart_ + 6) * u, inwards.x()) : 0;
        const double y = isBeside ? 0 : std::copysign((card.height() + room.height()) / 2 + apart_ * u, inwards.y());
        const QPointF middle = card.center() + QPointF(x, y);
        const QRectF box(middle - QPointF(room.width(), room.height()) / 2, room);
        const double aside = std::min(size, (apart_ + 5) * u);  // words may have a pill; its own card is near
        if (!plan.isFree(box.adjusted(-aside, -1, aside, 1))) continue;
        paintLine(painter, numeral, Cut::italic, size, {middle.x(), middle.y() + size * 0.34}, Qt::AlignHCenter,
                  colour_);
    }
}

Studs::Studs(const Values& values)
    : emblems_(values.materials().emblems),
      emblem_(values.word("emblem")),
      radius_(values.number("radius", 11, {1, 60})),
      fill_(values.colour("fill", "edge")),
      line_(values.colour("colour")),
      sign_(values.colour("sign")) {}

void Studs::operator()(QPainter& painter, const GroundPlan& plan) const {
    const double radius = radius_ * plan.unit();
    for (std::size_t i = 0; i < plan.borders.size() && i < plan.ring.size(); ++i) {
        if (plan.ring[i].tint == plan.ring[(i + 1) % plan.ring.size()].tint) continue;
        const QPainterPath stud = disc(plan.borders[i], radius);
        painter.fillPath(stud, fill_);
        outline(painter, stud, line_, radius * 0.13);
        emblems_->paint(painter, emblem_, plan.borders[i], radius * 1.2, {sign_, sign_, Qt::transparent, 0});
    }
}

Frontier::Frontier(const Values& values)
    : width_(values.number("width", 2.4, {0.5, 20})),
      line_(values.colour("colour", "quiet")),
      stake_(values.colour("stakes", "quiet")) {}

void Frontier::operator()(QPainter& painter, const GroundPlan& plan) const {
    if (plan.tokens.empty() || plan.ring.empty()) return;
    const double u = plan.unit(), arm = 9 * u;
    const QPointF token = plan.tokens.front(), middle = ringBox(plan).center();
    QList<QPointF> stakes;
    for (const int i : {-2, -1, 0, 1, 2}) stakes << middle + QPointF(0, i * 30 * u);
    const auto stands = [&](QPointF at) { return plan.isFree({at.x() - arm, at.y() - arm, 2 * arm, 2 * arm}); };
    if (!std::all_of(stakes.begin(), stakes.end(), stands)) return;  // things lie where the line would run
    const double side = token.y() <= middle.y() ? -1 : 1;            // it comes from above or from below
    const QPointF enters = middle + QPointF(0, side * 98 * u);
    QPainterPath line(token);
    line.cubicTo(token + QPointF(0, -side * 90 * u), enters + QPointF(0, side * 60 * u), enters);
    line.lineTo(middle - QPointF(0, side * 92 * u));
    QPen dashes = strokeOf(line_, width_ * u);
    dashes.setDashPattern({6, 4});
    painter.strokePath(line, dashes);
    painter.setPen(strokeOf(stake_, 3 * u));
    for (const QPointF& at : stakes) {
        painter.drawLine(at - QPointF(arm, arm), at + QPointF(arm, arm));
        painter.drawLine(at + QPointF(-arm, arm), at + QPointF(arm, -arm));
    }
}

}  // namespace intrika::surfaces
