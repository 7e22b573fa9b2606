// The rooms below whose names this one speaks.
#pragma once

namespace intrika::dialogs {}
namespace intrika::faces {}
namespace intrika::files {}
namespace intrika::guests {}
namespace intrika::pages {}
namespace intrika::play {}
namespace intrika::saves {}
namespace intrika::session {}
namespace intrika::settings {}
namespace intrika::style {}
namespace intrika::surfaces {}
namespace intrika::table {}
namespace intrika::words {}

namespace intrika::setup {

using namespace dialogs;
using namespace faces;
using namespace files;
using namespace guests;
using namespace pages;
using namespace play;
using namespace saves;
using namespace session;
using namespace settings;
using namespace style;
using namespace surfaces;
using namespace table;
using namespace words;

}  // namespace intrika::setup
