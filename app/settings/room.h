// The rooms below whose names this one speaks.
#pragma once

namespace intrika::dialogs {}
namespace intrika::faces {}
namespace intrika::pages {}
namespace intrika::play {}
namespace intrika::scene {}

namespace intrika::settings {

using namespace dialogs;
using namespace faces;
using namespace pages;
using namespace play;
using namespace scene;

}  // namespace intrika::settings
