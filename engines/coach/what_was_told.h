// What one reads off a happening, for whoever draws conclusions from many of them.
#pragma once

#include "engines/coach/pieces.h"
#include "engines/core/happening.h"

namespace intrika::coach {

inline bool is(const Happening& told, Told what) { return told.what == static_cast<std::uint16_t>(what); }
inline bool isSeen(const Happening& told) { return !told.faces.empty() && told.faces.front() != told.back; }
inline bool isPassedOn(const Happening& told) {
    return is(told, Told::given) && static_cast<Cause>(told.detail) == Cause::sextant;
}

}  // namespace intrika::coach
