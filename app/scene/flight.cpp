#include "app/scene/flight.h"

#include "app/scene/dice_item.h"
#include "app/scene/piece_item.h"
#include "app/scene/table_scene.h"

#include <QEasingCurve>

#include <algorithm>
#include <cmath>

namespace intrika::scene {
namespace {

QPointF between(QPointF a, QPointF b, double part) { return a + (b - a) * part; }

void showMove(const Flight& flight, double part) {
    static const QEasingCurve curve(QEasingCurve::OutCubic);
    const double way = curve.valueForProgress(part);
    const double scale = 1 + (flight.from.size.width() / flight.to.size.width() - 1) * (1 - way);
    flight.piece->setScale(std::abs(scale - 1) < 0.004 ? 1 : scale);
    flight.piece->setRotation(flight.from.angle + (flight.to.angle - flight.from.angle) * way);
    flight.piece->moveTo(between(flight.from.centre, flight.to.centre, way));
}

// Narrows to nothing, changes its face, widens.
void showTurn(const Flight& flight, double part) {
    static const QEasingCurve curve(QEasingCurve::InOutSine);
    const double way = curve.valueForProgress(part);
    if (way >= 0.5) flight.piece->setFace(flight.newFace);
    const double width = std::abs(1 - 2 * way);
    flight.piece->setTransform(width > 0.995 ? QTransform() : QTransform::fromScale(std::max(0.01, width), 1));
}

}  // namespace

void Flight::showAt(double ms) const {
    const double part = length <= 0 ? 1 : std::clamp((ms - begin) / length, 0.0, 1.0);
    if (kind == Kind::turn) return showTurn(*this, part);
    if (kind == Kind::move) return showMove(*this, part);
    if (kind == Kind::dice) return dice->roll(part);
    if (kind == Kind::ground) return table->showGround(part);
    static const QEasingCurve curve(QEasingCurve::InOutSine);
    points->setVisible(part > 0);
    points->setPos(between(from.centre, to.centre, curve.valueForProgress(part)));
}

}  // namespace intrika::scene
