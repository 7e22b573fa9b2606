// A record or a scenario opened from a file; what is wrong with it goes to standard error.
#pragma once

#include "app/cli/commands.h"
#include "app/cli/room.h"
#include "engines/session/games.h"
#include "engines/session/record.h"

#include <memory>
#include <optional>
#include <string>

namespace intrika::cli {

struct OpenedFile {
    Record record;
    Opening opening;
};

// Complains of what cannot be read at all; an illegal event is left in the opening for the command to say.
std::optional<OpenedFile> openFile(const std::string& file, const Games& games);

// After the complaint about an illegal event: failed.
Exit whole(const std::string& file, const OpenedFile& opened);

// A session all of whose events are legal; null after the complaint about one that is not.
std::unique_ptr<Session> sessionIn(const std::string& file, const Games& games);

}  // namespace intrika::cli
