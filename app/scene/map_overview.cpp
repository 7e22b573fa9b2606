#include "app/scene/map_overview.h"

#include "app/faces/palette.h"
#include "app/maps/map_geometry.h"
#include "app/scene/map_camera.h"
#include "app/scene/scene_ink.h"

#include <QPainter>
#include <QPixmap>

#include <algorithm>

namespace intrika::scene {
namespace {

constexpr double shareOfView = 0.38, mostSide = 170, viewMargin = 8;  // of the view's shorter side; px
constexpr double reached = 0.5 * cellSide, leftFree = 2 * cellSide;

// Whether an end of the map counts as seen, with `unseen` of `all` hidden beyond it. What was seen stays so until it is
// clearly left: else the overview would jump to and fro while one moves the map a little.
bool isAtEnd(bool wasAtEnd, double unseen, double all) {
    return unseen < std::min(wasAtEnd ? leftFree : reached, all / 2);
}

}  // namespace

void MapOverview::follow(const QRectF& world, double head) {
    world_ = world;
    head_ = head;
    if (!isHeld_) choose();
    place();
}

void MapOverview::hold(bool held) {
    isHeld_ = held;
    if (held) return;
    choose();
    place();
}

void MapOverview::choose() {
    const QRectF seen = camera_.seen();
    const double high = world_.height() - seen.height(), wide = world_.width() - seen.width();
    atFoot_ = high > 1 && isAtEnd(atFoot_, world_.bottom() - seen.bottom(), high);
    atRight_ = wide > 1 && isAtEnd(atRight_, world_.right() - seen.right(), wide);
    isUp_ = atFoot_;
    isLeft_ = high <= 1 && atRight_;  // all rows are seen: neither above nor below it would be out of the way
}

void MapOverview::place() {
    const QRectF& frame = camera_.frame();
    box_ = {};
    if (!camera_.isNear() || world_.isEmpty()) return;
    const double longest = std::min(mostSide, std::min(frame.width(), frame.height()) * shareOfView);
    box_.setSize(world_.size().scaled(longest, longest, Qt::KeepAspectRatio));
    box_.moveBottomRight(frame.bottomRight() - QPointF(viewMargin, viewMargin));
    if (isUp_) box_.moveTop(frame.top() + head_ + viewMargin);
    if (isLeft_) box_.moveLeft(frame.left() + head_ + viewMargin);
}

QPointF MapOverview::onMap(QPointF inOverview) const {
    return world_.topLeft() + (inOverview - box_.topLeft()) * (world_.width() / box_.width());
}

void MapOverview::paint(QPainter& painter, const QPixmap& whole) const {
    const double scale = box_.width() / world_.width();
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.fillRect(box_.adjusted(-2, -2, 2, 2), QColor(ink::black));
    painter.drawPixmap(box_, whole, QRectF(whole.rect()));
    const QRectF seen = camera_.seen();
    const QRectF view(box_.topLeft() + (seen.topLeft() - world_.topLeft()) * scale, seen.size() * scale);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor(ink::paper), 4));
    painter.drawRect(view);
    painter.setPen(QPen(paperInk().state, 2));
    painter.drawRect(view);
}

}  // namespace intrika::scene
