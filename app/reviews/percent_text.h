// Shares as people read them.
#pragma once

#include "app/faces/number_text.h"

#include <QString>

#include <cmath>

namespace intrika::reviews {

inline QString percentText(double share) {
    return faces::numberText(static_cast<int>(std::lround(share * 100))) + u'%';
}

// With its sign: "+12%", "−4%".
inline QString changeText(double change) {
    const QString text = percentText(change);
    return std::lround(change * 100) > 0 ? u'+' + text : text;
}

}  // namespace intrika::reviews
