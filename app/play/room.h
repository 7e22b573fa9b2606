// The rooms below whose names this one speaks.
#pragma once

namespace intrika::dialogs {}
namespace intrika::faces {}
namespace intrika::scene {}

namespace intrika::play {

using namespace dialogs;
using namespace faces;
using namespace scene;

}  // namespace intrika::play
