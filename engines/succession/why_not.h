// Why what was pointed at is no move.
#pragma once

#include "engines/core/choice.h"
#include "engines/succession/view.h"

#include <span>

namespace intrika::succession {

Text whyNot(const View& view, Seat seat, std::span<const Pick> picks);

}  // namespace intrika::succession
