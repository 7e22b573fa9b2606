// The rooms below whose names this one speaks.
#pragma once

namespace intrika::bots {}
namespace intrika::faces {}
namespace intrika::files {}
namespace intrika::maps {}
namespace intrika::saves {}
namespace intrika::session {}
namespace intrika::table {}
namespace intrika::words {}

namespace intrika::guests {

using namespace bots;
using namespace faces;
using namespace files;
using namespace maps;
using namespace saves;
using namespace session;
using namespace table;
using namespace words;

}  // namespace intrika::guests
