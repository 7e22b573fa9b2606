// The King Is Dead as the rest of the house takes it: its four types under one name.
#pragma once

#include "engines/succession/codec.h"
#include "engines/succession/heuristics.h"
#include "engines/succession/presenter.h"
#include "engines/succession/rules.h"

#include <string_view>

namespace intrika::session {
struct GameKind;
}

namespace intrika::succession {

const session::GameKind& kind();

struct Game {
    using Rules = succession::Rules;
    using Codec = succession::Codec;
    using Presenter = succession::Presenter;
    using Heuristics = succession::Heuristics;
    static constexpr std::string_view id = "succession";
    static const session::GameKind& kind() { return succession::kind(); }
};

}  // namespace intrika::succession
