// Why what is picked cannot be done.
#pragma once

#include "engines/coach/view.h"
#include "engines/core/choice.h"

#include <span>

namespace intrika::coach {

// From what the seat knows. Empty: it is allowed.
Text whyNot(const View& view, Seat seat, std::span<const Pick> picks);

}  // namespace intrika::coach
