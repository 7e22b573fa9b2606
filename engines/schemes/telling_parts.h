// What the two files that tell share.
#pragma once

#include "engines/schemes/state.h"

namespace intrika::schemes {

// Who learns by it what a card is that is turned up.
inline SeatSet learnersOf(const Board& board, Seat owner, bool wasSeen) {
    return wasSeen ? SeatSet() : SeatSet::firstOf(board.seats).without(owner);
}

}  // namespace intrika::schemes
