// The rooms below whose names this one speaks.
#pragma once

namespace intrika::dialogs {}
namespace intrika::faces {}
namespace intrika::pages {}
namespace intrika::play {}
namespace intrika::reviews {}
namespace intrika::saves {}
namespace intrika::scene {}
namespace intrika::session {}
namespace intrika::setup {}
namespace intrika::style {}
namespace intrika::table {}
namespace intrika::words {}

namespace intrika::puzzles {

using namespace dialogs;
using namespace faces;
using namespace pages;
using namespace play;
using namespace reviews;
using namespace saves;
using namespace scene;
using namespace session;
using namespace setup;
using namespace style;
using namespace table;
using namespace words;

}  // namespace intrika::puzzles
