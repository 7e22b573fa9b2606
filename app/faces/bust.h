// A seat in person (Form::bust): what whoever shows one has to know of its picture.
#pragma once

namespace intrika::faces {

// Of its height: where the arch behind it begins.
inline constexpr double bustNicheTop = 17.0 / 120;

}  // namespace intrika::faces
