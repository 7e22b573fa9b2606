// The rooms below whose names this one speaks.
#pragma once

namespace intrika::bots {}
namespace intrika::dialogs {}
namespace intrika::faces {}
namespace intrika::files {}
namespace intrika::pages {}
namespace intrika::play {}
namespace intrika::scene {}
namespace intrika::sounds {}
namespace intrika::words {}

namespace intrika::settings {

using namespace bots;
using namespace dialogs;
using namespace faces;
using namespace files;
using namespace pages;
using namespace play;
using namespace scene;
using namespace sounds;
using namespace words;

}  // namespace intrika::settings
