// A rule as a test: a record with checks on the positions and views that it passes through.
#pragma once

#include "engines/session/record.h"

#include <string>
#include <vector>

namespace intrika::session {

// All parts are JSON, one line each. `found` is empty where the path leads nowhere.
struct FailedCheck {
    int index = 0;         // of the check in the scenario
    std::string check;     // the check itself
    std::string expected;  // what should be: a value, "legal", "illegal", a number of moves
    std::string found;
};

// Empty: the scenario holds. A problem: an event is illegal, the result is another one, or a check is malformed.
Expected<std::vector<FailedCheck>> runScenario(const Record& scenario);

}  // namespace intrika::session
