#include "app/surfaces/market_parts.h"

#include "app/surfaces/strokes.h"

namespace intrika::surfaces {

Stalls::Stalls(const Values& values)
    : emblems_(values.materials().emblems),
      tints_(values.materials().tints),
      bare_{values.colour("bare"), values.colour("bareDeep"), {}},
      cream_(values.colour("cream")),
      wood_(values.colour("wood")),
      line_(values.colour("colour")),
      sign_(values.colour("sign")),
      height_(values.number("height", 38, {8, 120})) {}

void Stalls::operator()(QPainter& painter, const GroundPlan& plan) const {
    for (const Stand& stand : plan.piles) {
        paintCounter(painter, stand, plan.unit());
        paintAwning(painter, stand, plan.unit());
    }
}

void Stalls::paintCounter(QPainter& painter, const Stand& stand, double u) const {
    const QRectF& card = stand.box;
    const double top = card.top() - 12 * u, below = stand.foot.isEmpty() ? card.bottom() : stand.foot.top();
    for (const double x : {card.left() + 3 * u, card.right() - 9 * u})
        painter.fillRect(QRectF(x, top, 6 * u, below - top), wood_);
    if (stand.foot.isEmpty()) return;
    QRectF counter(card.left() - 6 * u, stand.foot.top() - 3 * u, card.width() + 12 * u, stand.foot.height() + 6 * u);
    painter.fillPath(rounded(counter, 5 * u), wood_);
    outline(painter, rounded(counter, 5 * u), line_, 1.2 * u);
}

void Stalls::paintAwning(QPainter& painter, const Stand& stand, double u) const {
    constexpr int stripes = 6;
    const auto found = tints_.constFind(stand.tint);
    const Tint& tint = found == tints_.cend() ? bare_ : *found;
    const double height = height_ * u, hang = 13 * u, over = 8 * u;
    const double top = stand.box.top() - height - hang * 0.35, left = stand.box.left() - over;
    const double stripe = (stand.box.width() + 2 * over) / stripes;
    for (int i = 0; i < stripes; ++i) {
        const double a = left + i * stripe, b = a + stripe;
        QPainterPath path(QPointF(i == 0 ? a + over / 2 : a, top));
        path.lineTo(i == stripes - 1 ? b - over / 2 : b, top);
        path.lineTo(b, top + height - 8 * u);
        path.cubicTo(b, top + height + hang * 0.75, a, top + height + hang * 0.75, a, top + height - 8 * u);
        path.closeSubpath();
        painter.fillPath(path, i % 2 == 0 ? tint.cloth : cream_);
        outline(painter, path, tint.deep, 1.4 * u);
    }
    if (tint.emblem.isEmpty()) return;
    const QPointF middle(stand.box.center().x(), top + 14 * u);
    painter.fillPath(disc(middle, 15 * u), tint.deep);
    outline(painter, disc(middle, 15 * u), sign_, 1.6 * u);
    emblems_->paint(painter, tint.emblem, middle, 19 * u, {sign_, sign_, Qt::transparent, 0});
}

}  // namespace intrika::surfaces
