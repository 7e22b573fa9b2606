// Choices of what is printed that several tests begin with.
#pragma once

#include "app/print/print_options.h"
#include "tests/support/rooms.h"

namespace intrika {

// These parts alone, for two players.
inline PrintOptions only(const QString& parts) {
    PrintOptions options;
    options.parts = parts.split(',');
    options.players = 2;
    return options;
}

}  // namespace intrika
