// The finale's design in a window of any size.
#pragma once

#include "app/finale/scene_data.h"

#include <algorithm>

namespace intrika::finale {

// Figures are scaled alike both ways; what lies between them takes the rest.
class StageSize {
public:
    explicit StageSize(QSizeF window) : window_(window) {}

    double unit() const {
        return std::min(window_.width() / designSize.width(), window_.height() / designSize.height());
    }
    double down() const { return window_.height() / designSize.height(); }
    double across(bool wide) const { return wide ? window_.width() / designSize.width() : unit(); }
    QSizeF window() const { return window_; }
    QPointF at(QPointF place, bool wide = false) const {
        return {window_.width() / 2 + place.x() * across(wide), place.y() * down()};
    }
    // Round that place, as large as the unit says.
    QRectF box(QPointF middle, QSizeF size) const {
        const QSizeF scaled = size * unit();
        return {at(middle) - QPointF(scaled.width() / 2, scaled.height() / 2), scaled};
    }

private:
    QSizeF window_;
};

}  // namespace intrika::finale
