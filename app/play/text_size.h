// How large all text of the program is, beside what the desktop wishes.
#pragma once

#include <array>

namespace intrika::play {

inline constexpr std::array<int, 5> textSizes{100, 125, 150, 175, 200};  // percent of the desktop's

// Takes effect at once, in everything that is open.
void applyTextSize(int percent);

}  // namespace intrika::play
