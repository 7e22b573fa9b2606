// What help is wanted about, where the game stands.
#pragma once

#include <QString>

namespace intrika::play {

struct GameSurface;

// The card that is looked at, the rule against what is pointed at, or the phase's.
QString helpTopicOf(const GameSurface& surface);

}  // namespace intrika::play
