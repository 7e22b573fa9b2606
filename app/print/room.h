// The rooms below whose names this one speaks.
#pragma once

namespace intrika::faces {}
namespace intrika::maps {}

namespace intrika::print {

using namespace faces;
using namespace maps;

}  // namespace intrika::print
