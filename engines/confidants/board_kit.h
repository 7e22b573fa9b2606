// The boards of this game for those who draw, print and make them.
#pragma once

#include "engines/core/board_kit.h"

namespace intrika::confidants {

const BoardKit& boardKit();

}  // namespace intrika::confidants
