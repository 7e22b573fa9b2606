// The rooms below whose names this one speaks.
#pragma once

namespace intrika::setup {}

namespace intrika::launch {

using namespace setup;

}  // namespace intrika::launch
