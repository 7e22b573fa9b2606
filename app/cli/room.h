// The rooms below whose names this one speaks.
#pragma once

namespace intrika::print {}

namespace intrika::cli {

using namespace print;

}  // namespace intrika::cli
