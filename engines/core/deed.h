// What one seat did to another, for better or worse: what people would remember of it.
#pragma once

#include "engines/core/seat.h"

#include <cstdint>

namespace intrika {

struct Deed {
    // A betrayal is harm that the game itself calls one; harm to somebody who had done one a favour becomes one.
    enum class Kind : std::uint8_t { favour, harm, betrayal } kind = Kind::harm;
    Seat by = noSeat;
    Seat to = noSeat;
    bool operator==(const Deed&) const = default;
};

}  // namespace intrika
