// Tests of engines speak of all their rooms at once.
#pragma once

namespace intrika::boards {}
namespace intrika::bots {}
namespace intrika::files {}
namespace intrika::registry {}
namespace intrika::saves {}
namespace intrika::session {}
namespace intrika::table {}
namespace intrika::words {}

namespace intrika {

using namespace boards;
using namespace bots;
using namespace files;
using namespace registry;
using namespace saves;
using namespace session;
using namespace table;
using namespace words;

}  // namespace intrika
