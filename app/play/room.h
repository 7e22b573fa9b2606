// The rooms below whose names this one speaks.
#pragma once

namespace intrika::dialogs {}
namespace intrika::faces {}
namespace intrika::files {}
namespace intrika::guests {}
namespace intrika::scene {}
namespace intrika::session {}
namespace intrika::sounds {}
namespace intrika::stage {}
namespace intrika::style {}
namespace intrika::table {}
namespace intrika::words {}

namespace intrika::play {

using namespace dialogs;
using namespace faces;
using namespace files;
using namespace guests;
using namespace scene;
using namespace session;
using namespace sounds;
using namespace stage;
using namespace style;
using namespace table;
using namespace words;

}  // namespace intrika::play
