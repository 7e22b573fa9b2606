// The command line itself: which commands there are, what they take, and what is said when it is used wrongly.
#pragma once

#include "app/cli/commands.h"

namespace intrika {

// The language must be switched on before: help and complaints are in it.
Exit runCommandLine(int argc, char** argv);

}  // namespace intrika
