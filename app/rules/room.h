// The rooms below whose names this one speaks.
#pragma once

namespace intrika::dialogs {}
namespace intrika::faces {}
namespace intrika::files {}
namespace intrika::scene {}
namespace intrika::session {}
namespace intrika::words {}

namespace intrika::rules {

using namespace dialogs;
using namespace faces;
using namespace files;
using namespace scene;
using namespace session;
using namespace words;

}  // namespace intrika::rules
