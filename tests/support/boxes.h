// Boxes of a layout.
#pragma once

#include <QRectF>

#include <cstddef>
#include <vector>

namespace intrika {

inline bool areApart(const std::vector<QRectF>& boxes) {
    for (std::size_t a = 0; a < boxes.size(); ++a) {
        for (std::size_t b = 0; b < a; ++b) {
            const QRectF both = boxes[a] & boxes[b];
            if (both.width() > 1 && both.height() > 1) return false;
        }
    }
    return true;
}

}  // namespace intrika
