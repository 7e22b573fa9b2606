// The paper of a tuck box: its pictures, where it is cut, folded and glued.
#pragma once

#include "app/print/piece_art.h"

namespace intrika::print {

// The upper left corner of the paper at the origin.
void paintTuckBox(QPainter& painter, const PieceArt& art, const KitPiece& piece);

}  // namespace intrika::print
