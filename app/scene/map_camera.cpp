#include "app/scene/map_camera.h"

#include <algorithm>
#include <cmath>

namespace intrika::scene {

void MapCamera::setView(const QRectF& frame, const QRectF& world) {
    if (world != world_) {
        zoom_ = 1;
        centre_ = world.center();
    }
    frame_ = frame;
    world_ = world;
    keepWithin();
}

double MapCamera::wholeScale() const {
    if (world_.isEmpty() || frame_.isEmpty()) return 1;
    return std::min(frame_.width() / world_.width(), frame_.height() / world_.height());
}

QTransform MapCamera::toScene() const {
    const QPointF corner = frame_.center() - centre_ * scale();
    return QTransform::fromTranslate(std::round(corner.x()), std::round(corner.y())).scale(scale(), scale());
}

QRectF MapCamera::seen() const { return toScene().inverted().mapRect(frame_) & world_; }

void MapCamera::zoomAt(QPointF fixed, double factor) {
    const QPointF on = toScene().inverted().map(fixed);
    zoom_ = std::clamp(zoom_ * factor, 1.0, mostZoom);
    centre_ = on - (fixed - frame_.center()) / scale();
    keepWithin();
}

void MapCamera::pan(QPointF by) {
    centre_ -= by / scale();
    keepWithin();
}

void MapCamera::centreOn(QPointF mapPoint) {
    centre_ = mapPoint;
    keepWithin();
}

void MapCamera::reveal(QPointF mapPoint) {
    const QSizeF half = frame_.size() / scale() / 2;
    const double slackX = std::max(0.0, half.width() * 0.8), slackY = std::max(0.0, half.height() * 0.8);
    centre_.setX(std::clamp(centre_.x(), mapPoint.x() - slackX, mapPoint.x() + slackX));
    centre_.setY(std::clamp(centre_.y(), mapPoint.y() - slackY, mapPoint.y() + slackY));
    keepWithin();
}

// Where there is room for the whole map it lies in the middle; else no cloth is seen beside it.
void MapCamera::keepWithin() {
    if (world_.isEmpty() || frame_.isEmpty()) return;
    const auto kept = [this](double at, double least, double most, double pixels) {
        const double half = pixels / scale() / 2;
        return most - least <= 2 * half ? (least + most) / 2 : std::clamp(at, least + half, most - half);
    };
    centre_ = {kept(centre_.x(), world_.left(), world_.right(), frame_.width()),
               kept(centre_.y(), world_.top(), world_.bottom(), frame_.height())};
}

}  // namespace intrika::scene
