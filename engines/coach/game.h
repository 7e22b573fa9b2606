// The Coach as the rest of the house takes it: its four types under one name.
#pragma once

#include "engines/coach/codec.h"
#include "engines/coach/heuristics.h"
#include "engines/coach/presenter.h"
#include "engines/coach/rules.h"

#include <string_view>

namespace intrika::session {
struct GameKind;
}

namespace intrika::coach {

const session::GameKind& kind();

struct Game {
    using Rules = coach::Rules;
    using Codec = coach::Codec;
    using Presenter = coach::Presenter;
    using Heuristics = coach::Heuristics;
    static constexpr std::string_view id = "coach";
    static const session::GameKind& kind() { return coach::kind(); }
};

}  // namespace intrika::coach
