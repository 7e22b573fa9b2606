// The rooms below whose names this one speaks.
#pragma once

namespace intrika::launch {}
namespace intrika::pages {}
namespace intrika::play {}
namespace intrika::scene {}
namespace intrika::setup {}
namespace intrika::shell {}
namespace intrika::studio {}

namespace intrika::measure {

using namespace launch;
using namespace pages;
using namespace play;
using namespace scene;
using namespace setup;
using namespace shell;
using namespace studio;

}  // namespace intrika::measure
