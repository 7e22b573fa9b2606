// The rooms below whose names this one speaks.
#pragma once

namespace intrika::dialogs {}
namespace intrika::faces {}
namespace intrika::pages {}
namespace intrika::play {}
namespace intrika::scene {}
namespace intrika::settings {}
namespace intrika::setup {}

namespace intrika::start {

using namespace dialogs;
using namespace faces;
using namespace pages;
using namespace play;
using namespace scene;
using namespace settings;
using namespace setup;

}  // namespace intrika::start
