// The rooms below whose names this one speaks.
#pragma once

namespace intrika::bots {}
namespace intrika::files {}
namespace intrika::session {}
namespace intrika::words {}

namespace intrika::saves {

using namespace bots;
using namespace files;
using namespace session;
using namespace words;

}  // namespace intrika::saves
