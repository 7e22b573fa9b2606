#include "app/scene/reach_switch.h"

#include "app/faces/palette.h"
#include "app/scene/layers.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <utility>

namespace intrika::scene {
namespace {

constexpr double switchGap = 6, switchPitch = ReachSwitch::side + switchGap;  // px

// Corners of boxes of that size that the bounds hold, from the top left on.
std::vector<QRectF> boxesIn(const QRectF& bounds, QSizeF size) {
    constexpr double step = ReachSwitch::side / 4;
    std::vector<QRectF> boxes;
    for (double x = bounds.left(); x + size.width() <= bounds.right(); x += step) {
        for (double y = bounds.top(); y + size.height() <= bounds.bottom(); y += step)
            boxes.emplace_back(QPointF(x, y), size);
    }
    return boxes;
}

std::vector<QPointF> stepsFrom(QPointF corner, QPointF step, std::size_t count) {
    std::vector<QPointF> places;
    for (std::size_t i = 0; i < count; ++i) places.push_back(corner + static_cast<double>(i) * step);
    return places;
}

}  // namespace

std::vector<QPointF> placesForSwitches(std::size_t count, const QRectF& map, const QRectF& table,
                                       const std::vector<QRectF>& taken) {
    constexpr double rulers = 22, rod = 12;  // px: of the map, and of the sheet that it lies on
    const double length = switchPitch * static_cast<double>(count) - switchGap;
    const QSizeF column(ReachSwitch::side, length), row(length, ReachSwitch::side);
    const QRectF right(map.right() + switchGap, map.top(), ReachSwitch::side, map.height());
    const QRectF left = right.translated(-map.width() - 2 * switchGap - ReachSwitch::side, 0);
    const QRectF below(map.left(), map.bottom() + rod, map.width(), table.bottom() - map.bottom() - rod);
    const QRectF above(map.left(), table.top(), map.width(), map.top() - rod - table.top());
    const auto isFree = [&](const QRectF& box) {
        const auto covers = [&box](const QRectF& other) { return other.adjusted(-4, -4, 4, 4).intersects(box); };
        return table.contains(box) && std::none_of(taken.begin(), taken.end(), covers);
    };
    for (const auto& [bounds, size] : {std::pair(right, column), std::pair(left, column), std::pair(below, column),
                                       std::pair(below, row), std::pair(above, row)}) {
        for (const QRectF& box : boxesIn(bounds, size)) {
            if (isFree(box))
                return stepsFrom(box.topLeft(), size == row ? QPointF(switchPitch, 0) : QPointF(0, switchPitch), count);
        }
    }
    return stepsFrom(map.topLeft() + QPointF(rulers, rulers), {0, switchPitch}, count);
}

ReachSwitch::ReachSwitch(FaceCache& faces, FaceId face) : faces_(faces), face_(face) {
    setAcceptedMouseButtons(Qt::NoButton);
    setZValue(layer::label + 1);
}

QPainterPath ReachSwitch::shape() const {
    QPainterPath path;
    path.addEllipse(boundingRect());
    return path;
}

void ReachSwitch::setOn(bool on) {
    if (on == isOn_) return;
    isOn_ = on;
    update();
}

void ReachSwitch::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    const QRectF disc = boundingRect().adjusted(2, 2, -2, -2);
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(QColor(ink::wine), isOn_ ? 3.5 : 1.2));
    painter->setBrush(QColor(ink::paper));
    painter->drawEllipse(disc);
    QSizeF size = faces_.sizeMm(face_, Form::onTable);
    size.scale(disc.width() * 0.72, disc.height() * 0.72, Qt::KeepAspectRatio);
    const QPixmap picture = faces_.picture({face_, Form::onTable, {}, size, painter->device()->devicePixelRatioF()});
    if (picture.isNull()) return;
    QRectF box(QPointF(), size + QSizeF(2 * FaceCache::shadow, 2 * FaceCache::shadow));
    box.moveCenter(disc.center());
    painter->setRenderHint(QPainter::SmoothPixmapTransform);
    painter->drawPixmap(box, picture, QRectF(picture.rect()));
}

}  // namespace intrika::scene
