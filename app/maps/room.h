// The rooms below whose names this one speaks.
#pragma once

namespace intrika::boards {}
namespace intrika::faces {}

namespace intrika::maps {

using namespace boards;
using namespace faces;

}  // namespace intrika::maps
