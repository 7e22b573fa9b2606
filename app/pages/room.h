// The rooms below whose names this one speaks.
#pragma once

namespace intrika::dialogs {}
namespace intrika::faces {}
namespace intrika::files {}
namespace intrika::scene {}
namespace intrika::style {}
namespace intrika::surfaces {}
namespace intrika::words {}

namespace intrika::pages {

using namespace dialogs;
using namespace faces;
using namespace files;
using namespace scene;
using namespace style;
using namespace surfaces;
using namespace words;

}  // namespace intrika::pages
