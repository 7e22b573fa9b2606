// How the places of a board are called, as Texts.
#pragma once

#include "engines/confidants/board/boards.h"
#include "engines/core/text.h"

namespace intrika::confidants {

TextArg nameOf(BoardRef board, const Settlement& settlement);
TextArg coordinatesOf(Spot spot);  // of a bank: which one, in words
// A settlement by its name, any other place by its coordinates.
TextArg nameOf(BoardRef board, Spot spot);
TextArg nameOf(BoardRef board, NodeId node);

}  // namespace intrika::confidants
