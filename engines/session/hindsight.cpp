#include "engines/session/hindsight.h"

namespace intrika::session {

Problem gameGoesOn() { return {Problem::Code::badValue, {}, -1, say("problem.game-goes-on")}; }

}  // namespace intrika::session
