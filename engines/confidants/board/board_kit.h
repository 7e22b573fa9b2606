// The boards of this game for those who draw, print and make them.
#pragma once

#include "engines/boards/board_kit.h"
#include "engines/confidants/board/room.h"

namespace intrika::confidants {

inline constexpr std::string_view boardOption = "board";  // the key of the option that names one

const BoardKit& boardKit();

}  // namespace intrika::confidants
