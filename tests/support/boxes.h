// Boxes of a layout.
#pragma once

#include <QRectF>

#include <cstddef>
#include <vector>

namespace intrika {

inline bool areOneOver(const QRectF& one, const QRectF& other) {
    const QRectF both = one & other;
    return both.width() > 1 && both.height() > 1;
}

inline bool areApart(const std::vector<QRectF>& boxes) {
    for (std::size_t a = 0; a < boxes.size(); ++a) {
        for (std::size_t b = 0; b < a; ++b) {
            if (areOneOver(boxes[a], boxes[b])) return false;
        }
    }
    return true;
}

}  // namespace intrika
