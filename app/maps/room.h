// The rooms below whose names this one speaks.
#pragma once

namespace intrika::faces {}

namespace intrika::maps {

using namespace faces;

}  // namespace intrika::maps
