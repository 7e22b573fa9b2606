// What must hold in every position (section 11.3 of the rules).
#pragma once

#include "engines/succession/state.h"

#include <optional>

namespace intrika::succession {

struct Fault {
    const char* key;   // of the position, where the fault lies
    const char* text;  // key of the sentence that says what is wrong
};
std::optional<Fault> faultOf(const State& state);

}  // namespace intrika::succession
