// The rooms below whose names this one speaks.
#pragma once

namespace intrika::faces {}

namespace intrika::style {

using namespace faces;

}  // namespace intrika::style
