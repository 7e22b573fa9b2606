// One of several at random.
#pragma once

#include "engines/core/rng.h"

#include <cstdint>

namespace intrika {

template <class List>
const auto& oneOf(const List& list, Rng& rng) {
    return list[rng.below(static_cast<std::uint32_t>(list.size()))];
}

}  // namespace intrika
