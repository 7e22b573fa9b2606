// The rooms below whose names this one speaks.
#pragma once

namespace intrika::dialogs {}
namespace intrika::faces {}
namespace intrika::files {}
namespace intrika::pages {}
namespace intrika::play {}
namespace intrika::saves {}
namespace intrika::session {}
namespace intrika::settings {}
namespace intrika::words {}

namespace intrika::finished {

using namespace dialogs;
using namespace faces;
using namespace files;
using namespace pages;
using namespace play;
using namespace saves;
using namespace session;
using namespace settings;
using namespace words;

}  // namespace intrika::finished
