// The rooms below whose names this one speaks.
#pragma once

namespace intrika::bots {}
namespace intrika::dialogs {}
namespace intrika::faces {}
namespace intrika::guests {}
namespace intrika::pages {}
namespace intrika::play {}
namespace intrika::style {}
namespace intrika::table {}
namespace intrika::words {}

namespace intrika::phones {

using namespace bots;
using namespace dialogs;
using namespace faces;
using namespace guests;
using namespace pages;
using namespace play;
using namespace style;
using namespace table;
using namespace words;

}  // namespace intrika::phones
