// The rooms below whose names this one speaks.
#pragma once

namespace intrika::words {}

namespace intrika::faces {

using namespace words;

}  // namespace intrika::faces
