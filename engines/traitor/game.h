// Traitor as the rest of the house takes it: its four types under one name.
#pragma once

#include "engines/traitor/codec.h"
#include "engines/traitor/heuristics.h"
#include "engines/traitor/presenter.h"
#include "engines/traitor/rules.h"

#include <string_view>

namespace intrika::session {
struct GameKind;
}

namespace intrika::traitor {

const session::GameKind& kind();

struct Game {
    using Rules = traitor::Rules;
    using Codec = traitor::Codec;
    using Presenter = traitor::Presenter;
    using Heuristics = traitor::Heuristics;
    static constexpr std::string_view id = "traitor";
    static const session::GameKind& kind() { return traitor::kind(); }
};

}  // namespace intrika::traitor
