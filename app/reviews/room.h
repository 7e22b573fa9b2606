// The rooms below whose names this one speaks.
#pragma once

namespace intrika::bots {}
namespace intrika::dialogs {}
namespace intrika::faces {}
namespace intrika::pages {}
namespace intrika::play {}
namespace intrika::saves {}
namespace intrika::scene {}
namespace intrika::session {}
namespace intrika::style {}
namespace intrika::table {}
namespace intrika::words {}

namespace intrika::reviews {

using namespace bots;
using namespace dialogs;
using namespace faces;
using namespace pages;
using namespace play;
using namespace saves;
using namespace scene;
using namespace session;
using namespace style;
using namespace table;
using namespace words;

}  // namespace intrika::reviews
