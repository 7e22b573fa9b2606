// Why what was pointed at is not allowed, with the rule that says so.
#pragma once

#include "engines/confidants/position/view.h"
#include "engines/core/choice.h"

#include <span>

namespace intrika::confidants {

Text whyNot(const View& view, Seat seat, std::span<const Pick> picks);

}  // namespace intrika::confidants
