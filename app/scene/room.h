// The rooms below whose names this one speaks.
#pragma once

namespace intrika::boards {}
namespace intrika::dialogs {}
namespace intrika::faces {}
namespace intrika::maps {}
namespace intrika::sounds {}
namespace intrika::surfaces {}
namespace intrika::words {}

namespace intrika::scene {

using namespace boards;
using namespace dialogs;
using namespace faces;
using namespace maps;
using namespace sounds;
using namespace surfaces;
using namespace words;

}  // namespace intrika::scene
