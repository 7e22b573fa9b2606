// The rooms below whose names this one speaks.
#pragma once

namespace intrika::dialogs {}
namespace intrika::pages {}
namespace intrika::play {}
namespace intrika::settings {}

namespace intrika::finished {

using namespace dialogs;
using namespace pages;
using namespace play;
using namespace settings;

}  // namespace intrika::finished
