// The rooms below whose names this one speaks.
#pragma once

namespace intrika::faces {}
namespace intrika::scene {}
namespace intrika::surfaces {}
namespace intrika::words {}

namespace intrika::stage {

using namespace faces;
using namespace scene;
using namespace surfaces;
using namespace words;

}  // namespace intrika::stage
