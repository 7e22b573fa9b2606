// The rooms below whose names this one speaks.
#pragma once

namespace intrika::bots {}
namespace intrika::session {}

namespace intrika::review {

using namespace bots;
using namespace session;

}  // namespace intrika::review
