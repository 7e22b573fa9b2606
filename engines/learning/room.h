// The rooms below whose names this one speaks.
#pragma once

namespace intrika::bots {}

namespace intrika::learning {

using namespace bots;

}  // namespace intrika::learning
