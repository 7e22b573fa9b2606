// The rooms below whose names this one speaks.
#pragma once

namespace intrika::dialogs {}
namespace intrika::faces {}
namespace intrika::pages {}
namespace intrika::play {}
namespace intrika::saves {}
namespace intrika::scene {}
namespace intrika::session {}
namespace intrika::settings {}
namespace intrika::setup {}
namespace intrika::words {}

namespace intrika::start {

using namespace dialogs;
using namespace faces;
using namespace pages;
using namespace play;
using namespace saves;
using namespace scene;
using namespace session;
using namespace settings;
using namespace setup;
using namespace words;

}  // namespace intrika::start
