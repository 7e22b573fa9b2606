// Why a selection is no move: the reason with its rule's number, for whoever asks.
#pragma once

#include "engines/core/choice.h"
#include "engines/schemes/view.h"

#include <span>

namespace intrika::schemes {

// Empty: the picks are exactly one choice of the prompt. A selection that only lacks something is told what.
// Says nothing that `view` does not know.
Text whyNot(const View& view, Seat seat, std::span<const Pick> picks);

}  // namespace intrika::schemes
