// The rooms below whose names this one speaks.
#pragma once

namespace intrika::boards {}

namespace intrika::confidants {

using namespace boards;

}  // namespace intrika::confidants
