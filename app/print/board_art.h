// The board as it is printed.
#pragma once

#include "app/faces/face_data.h"
#include "app/print/board_file.h"
#include "app/print/stamp.h"

namespace intrika {

Stamp boardStamp(const BoardFile& board, Style style);

}  // namespace intrika
