// What somebody alone against bots need not be asked.
#pragma once

#include "engines/core/choice.h"

#include <optional>

namespace intrika::table {

// The silence of whoever can do nothing else (`Prompt::silence`): to be asked for it would be a click without a choice.
std::optional<MoveKey> onlySilence(const Prompt& prompt);

}  // namespace intrika::table
