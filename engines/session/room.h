// The rooms below whose names this one speaks.
#pragma once

namespace intrika::boards {}
namespace intrika::bots {}

namespace intrika::session {

using namespace boards;
using namespace bots;

}  // namespace intrika::session
