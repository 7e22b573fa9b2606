// The rooms below whose names this one speaks.
#pragma once

namespace intrika::dialogs {}
namespace intrika::faces {}
namespace intrika::scene {}
namespace intrika::session {}
namespace intrika::table {}
namespace intrika::words {}

namespace intrika::finale {

using namespace dialogs;
using namespace faces;
using namespace scene;
using namespace session;
using namespace table;
using namespace words;

}  // namespace intrika::finale
