// The rooms below whose names this one speaks.
#pragma once

namespace intrika::faces {}

namespace intrika::surfaces {

using namespace faces;

}  // namespace intrika::surfaces
