// The rooms below whose names this one speaks.
#pragma once

namespace intrika::boards {}
namespace intrika::launch {}
namespace intrika::pages {}
namespace intrika::play {}
namespace intrika::scene {}
namespace intrika::session {}
namespace intrika::setup {}
namespace intrika::shell {}
namespace intrika::studio {}
namespace intrika::words {}

namespace intrika::measure {

using namespace boards;
using namespace launch;
using namespace pages;
using namespace play;
using namespace scene;
using namespace session;
using namespace setup;
using namespace shell;
using namespace studio;
using namespace words;

}  // namespace intrika::measure
