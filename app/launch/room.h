// The rooms below whose names this one speaks.
#pragma once

namespace intrika::session {}
namespace intrika::setup {}
namespace intrika::words {}

namespace intrika::launch {

using namespace session;
using namespace setup;
using namespace words;

}  // namespace intrika::launch
