// The rooms below whose names this one speaks.
#pragma once

namespace intrika::boards {}

namespace intrika::files {

using namespace boards;

}  // namespace intrika::files
