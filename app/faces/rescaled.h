// Sizes of letters that change together with a window.
#pragma once

#include <QtGlobal>

namespace intrika::faces {

// Of letters of so many pixels, which were scaled `before`: from their usual size, which is known by rounding both
// ways, so that no scale on the way leaves a trace.
inline int rescaledPixels(int pixels, double before, double now) { return qRound(qRound(pixels / before) * now); }

}  // namespace intrika::faces
