// The band over the table in which a stage is shown, in a window of any size: lengths of the design, 1160 x 668, into
// pixels.
#pragma once

#include "app/faces/text_fit.h"
#include "app/stage/room.h"

#include <QRectF>
#include <QSizeF>

#include <algorithm>

namespace intrika::stage {

class Band {
public:
    // `share`: of the usual width.
    explicit Band(QSizeF table = {}, double share = 1) {
        constexpr double wide = 0.92, high = 0.775, middle = 0.505, highest = 1.12;
        const double height = std::min(high * table.height(), highest * designHigh * table.width() * wide / designWide);
        const QSizeF size(wide * share * table.width(), height);
        box_ = QRectF({(table.width() - size.width()) / 2, middle * table.height() - size.height() / 2}, size);
        unit_ = std::min(wide * table.width() / designWide, height / designHigh);
    }

    const QRectF& box() const { return box_; }
    double px(double design) const { return design * unit_; }
    // What is written in a small window shrinks less than what is drawn.
    double type(double design) const { return std::max(least, textPixels(design) * std::max(unit_, 0.74)); }

    static constexpr double least = 12;

private:
    static constexpr double designWide = 1160, designHigh = 668;

    QRectF box_;
    double unit_ = 1;
};

}  // namespace intrika::stage
