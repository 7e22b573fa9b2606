// The rooms below whose names this one speaks.
#pragma once

namespace intrika::bots {}
namespace intrika::print {}
namespace intrika::review {}
namespace intrika::session {}
namespace intrika::words {}

namespace intrika::cli {

using namespace bots;
using namespace print;
using namespace session;
using namespace words;

}  // namespace intrika::cli
