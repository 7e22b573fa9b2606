// Where the board that is printed comes from.
#pragma once

#include "app/print/kit.h"
#include "engines/core/board_map.h"

#include <memory>

namespace intrika {

// `named`: the id of a supplied board, or a file; empty: the kit's first.
Printable<std::shared_ptr<const BoardMap>> boardToPrint(const Kit& kit, const QString& named);

}  // namespace intrika
