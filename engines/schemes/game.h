// Schemes and Intrigue as the rest of the house takes it: its four types under one name.
#pragma once

#include "engines/schemes/codec.h"
#include "engines/schemes/heuristics.h"
#include "engines/schemes/presenter.h"
#include "engines/schemes/rules.h"

#include <string_view>

namespace intrika::session {
struct GameKind;
}

namespace intrika::schemes {

const session::GameKind& kind();

struct Game {
    using Rules = schemes::Rules;
    using Codec = schemes::Codec;
    using Presenter = schemes::Presenter;
    using Heuristics = schemes::Heuristics;
    static constexpr std::string_view id = "schemes";
    static const session::GameKind& kind() { return schemes::kind(); }
};

}  // namespace intrika::schemes
