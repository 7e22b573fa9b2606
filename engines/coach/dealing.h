// How a game is dealt (C-2 to C-8).
#pragma once

#include "engines/coach/state.h"
#include "engines/core/rng.h"

#include <span>

namespace intrika::coach {

Deal randomDeal(const Options& options, int seats, Rng& rng);
bool isLegalDeal(const Deal& deal, const Options& options, int seats);

// C-3: one for each seat.
bool areLegalAlliances(std::span<const Alliance> alliances);

}  // namespace intrika::coach
