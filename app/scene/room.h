// The rooms below whose names this one speaks.
#pragma once

namespace intrika::dialogs {}
namespace intrika::faces {}
namespace intrika::maps {}

namespace intrika::scene {

using namespace dialogs;
using namespace faces;
using namespace maps;

}  // namespace intrika::scene
