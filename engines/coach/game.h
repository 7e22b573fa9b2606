// The Coach as the rest of the house takes it: its four types under one name.
#pragma once

#include "engines/coach/brain.h"
#include "engines/coach/codec.h"
#include "engines/coach/rules.h"
#include "engines/coach/stage.h"

#include <string_view>

namespace intrika {
struct GameKind;
}

namespace intrika::coach {

const GameKind& kind();

struct Game {
    using Rules = coach::Rules;
    using Codec = coach::Codec;
    using Stage = coach::Stage;
    using Brain = coach::Brain;
    static constexpr std::string_view id = "coach";
    static const GameKind& kind() { return coach::kind(); }
};

}  // namespace intrika::coach
