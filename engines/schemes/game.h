// Schemes and Intrigue as the rest of the house takes it: its four types under one name.
#pragma once

#include "engines/schemes/brain.h"
#include "engines/schemes/codec.h"
#include "engines/schemes/rules.h"
#include "engines/schemes/stage.h"

#include <string_view>

namespace intrika {
struct GameKind;
}

namespace intrika::schemes {

const GameKind& kind();

struct Game {
    using Rules = schemes::Rules;
    using Codec = schemes::Codec;
    using Stage = schemes::Stage;
    using Brain = schemes::Brain;
    static constexpr std::string_view id = "schemes";
    static const GameKind& kind() { return schemes::kind(); }
};

}  // namespace intrika::schemes
