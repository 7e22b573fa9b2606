// The command line itself: which commands there are, what they take, and what is said when it is used wrongly.
#pragma once

#include "app/cli/commands.h"
#include "app/cli/room.h"
#include "engines/core/problem.h"
#include "engines/session/games.h"

#include <functional>

namespace intrika::cli {

using Task = std::function<Exit()>;

// What is asked for; nothing is done yet, and no file is opened. A problem: it cannot be meant. The language must be
// switched on before: help and complaints are in it. The games must outlive the task.
Expected<Task> readCommandLine(int argc, const char* const* argv, const Games& games);

Exit runCommandLine(int argc, const char* const* argv, const Games& games);

}  // namespace intrika::cli
