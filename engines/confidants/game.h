// The Emperor's Confidants as the rest of the house takes it: its four types under one name.
#pragma once

#include "engines/confidants/bot/heuristics.h"
#include "engines/confidants/codec/codec.h"
#include "engines/confidants/course/rules.h"
#include "engines/confidants/presenter/presenter.h"

#include <string_view>

namespace intrika::session {
struct GameKind;
}

namespace intrika::confidants {

const session::GameKind& kind();

struct Game {
    using Rules = confidants::Rules;
    using Codec = confidants::Codec;
    using Presenter = confidants::Presenter;
    using Heuristics = confidants::Heuristics;
    static constexpr std::string_view id = "confidants";
    static const session::GameKind& kind() { return confidants::kind(); }
};

}  // namespace intrika::confidants
