// The rooms below whose names this one speaks.
#pragma once

namespace intrika::boards {}
namespace intrika::faces {}
namespace intrika::maps {}
namespace intrika::words {}

namespace intrika::print {

using namespace boards;
using namespace faces;
using namespace maps;
using namespace words;

}  // namespace intrika::print
