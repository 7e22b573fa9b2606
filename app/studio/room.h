// The rooms below whose names this one speaks.
#pragma once

namespace intrika::dialogs {}
namespace intrika::faces {}
namespace intrika::files {}
namespace intrika::print {}
namespace intrika::words {}

namespace intrika::studio {

using namespace dialogs;
using namespace faces;
using namespace files;
using namespace print;
using namespace words;

}  // namespace intrika::studio
