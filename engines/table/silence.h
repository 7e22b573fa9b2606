// What somebody alone against bots need not be asked.
#pragma once

#include "engines/core/choice.h"
#include "engines/session/session.h"

#include <optional>

namespace intrika {

// The only person's silence (`Prompt::silence`), where they can do nothing else: to be asked for it would be a click
// without a choice. None where several people play: what is passed over in front of others tells them something.
std::optional<MoveKey> onlySilence(const Session& session, SeatSet people, int at = Session::latest);

}  // namespace intrika
