// The rooms below whose names this one speaks.
#pragma once

namespace intrika::bots {}
namespace intrika::files {}
namespace intrika::saves {}
namespace intrika::session {}
namespace intrika::words {}

namespace intrika::table {

using namespace bots;
using namespace files;
using namespace saves;
using namespace session;
using namespace words;

}  // namespace intrika::table
